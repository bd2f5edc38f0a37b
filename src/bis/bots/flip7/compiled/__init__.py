"""Players of Flip 7 on the words of its batch functions, each as the bot of its name chooses."""
