"""How the nets and weights were made; most of it needs PyTorch (`make train-…`)."""
