"""Upper bounds of a program: by prices that prove themselves, or by branching for some seconds."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from bis.core.errors import BisError
from lab.bound.penalty import Values
from lab.bound.program import Program, Rows

ROUNDING = 1e-6
"""Far more than a few thousand products and sums in 64 bits can be off."""
TOLERANCE = 1e-3
"""Added to the solver's own bound: it takes 1e-7 for nothing in each of some thousand sums."""


def need_scipy() -> Any:
    """SciPy with its optimizers, or a sentence that says how to get it."""
    try:
        import scipy.optimize  # noqa: PLC0415
        import scipy.sparse  # noqa: PLC0415
    except ImportError:
        raise BisError("the bound needs SciPy: pip install scipy") from None
    return scipy


@dataclass(frozen=True, slots=True)
class Solved:
    """No game on these rolls brings more than ``bound``, less its penalty."""

    bound: float
    solution: Values
    """What the solver found to be best; nothing rests on it."""


def relaxed(program: Program) -> Solved:
    """With parts of placements allowed. The solver's prices are checked, not believed."""
    scipy = need_scipy()
    most, equal = (matrix(scipy, rows, program.size) for rows in (program.most, program.equal))
    found = scipy.optimize.linprog(
        -program.worth,
        A_ub=most,
        b_ub=program.most.limit,
        A_eq=equal,
        b_eq=program.equal.limit,
        bounds=(0, 1),
        method="highs",
    )
    if found.x is None:
        raise BisError(f"the solver gave up: {found.message}")
    bound = proven(program, most, equal, -found.ineqlin.marginals, -found.eqlin.marginals)
    return Solved(bound, found.x)


def proven(program: Program, most: Any, equal: Any, prices: Values, fees: Values) -> float:
    """What any prices prove: limits at their prices, and what each variable still gains above.

    Weak duality: it holds for all prices that are not negative, and all fees, good or bad.
    """
    prices = np.maximum(0, prices)
    gains = program.worth - most.T @ prices - equal.T @ fees
    limits = prices @ program.most.limit + fees @ program.equal.limit
    return float(program.base + limits + np.maximum(0, gains).sum() + ROUNDING)


def branched(program: Program, seconds: float) -> float:
    """With whole placements only, as far as the solver gets: its bound, never what it found."""
    scipy = need_scipy()
    most, equal = (matrix(scipy, rows, program.size) for rows in (program.most, program.equal))
    exactly, constraint = program.equal.limit, scipy.optimize.LinearConstraint
    whole = np.zeros(program.size)
    whole[: len(program.chances)] = 1
    found = scipy.optimize.milp(
        -program.worth,
        integrality=whole,
        bounds=scipy.optimize.Bounds(0, 1),
        constraints=[
            constraint(most, -np.inf, program.most.limit),
            constraint(equal, exactly, exactly),
        ],
        options={"time_limit": seconds, "mip_rel_gap": 0.0},
    )
    if found.mip_dual_bound is None:
        return np.inf
    return float(program.base - found.mip_dual_bound + TOLERANCE)


def matrix(scipy: Any, rows: Rows, size: int) -> Any:
    shape = (len(rows.limit), size)
    return scipy.sparse.csr_matrix((rows.factor, (rows.row, rows.variable)), shape=shape)


def upper_bound(program: Program, seconds: float = 0.0) -> float:
    """The better of both; by prices alone if there is no time to branch."""
    bound = relaxed(program).bound
    return min(bound, branched(program, seconds)) if seconds else bound
