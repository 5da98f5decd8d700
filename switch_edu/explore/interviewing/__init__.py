"""Which Switch somebody plays: questions that tell houses apart."""
