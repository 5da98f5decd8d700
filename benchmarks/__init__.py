"""The measured figures: `python -m benchmarks` (or `make bench`)."""
