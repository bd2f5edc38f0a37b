"""The games for researchers: PettingZoo, Gymnasium and OpenSpiel (docs/envs.md).

- `bis.envs.aec.env`, `bis.envs.parallel.parallel_env`: PettingZoo, any number of seats
- `bis.envs.solo.SoloEnv`: Gymnasium, one seat; `gymnasium.make("bis.envs.solo:bis/encore-v0")`
- `bis.envs.vector.SoloVectorEnv`: many games alone at once, on a batch engine
- `bis.envs.spiel`: import it, then `pyspiel.load_game("bis_criss_cross(players=2)")`

All are written against the `Game` contract and a game's `Kit` (its moves as numbers), so a game
that is entered in `bis.sim.batch.KITS` has them all. These libraries are imported here alone.
"""
