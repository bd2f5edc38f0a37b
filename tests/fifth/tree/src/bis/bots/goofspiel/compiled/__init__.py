"""Players of Goofspiel on the words of its batch functions, each as the bot of its name."""
