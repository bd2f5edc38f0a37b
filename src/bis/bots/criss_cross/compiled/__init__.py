"""Players of Criss Cross on the words of its batch functions, each as the bot of its name."""
