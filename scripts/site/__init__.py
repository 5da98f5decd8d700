"""The course as a folder of files for any web server: JupyterLite and all that it needs."""
