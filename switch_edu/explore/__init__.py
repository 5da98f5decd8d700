"""Side by side: rules and positions compared, facts about lines of play, cases run."""
