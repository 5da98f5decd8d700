"""What comes up in play and is left open by the sources of a house."""
