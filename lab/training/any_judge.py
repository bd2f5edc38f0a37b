"""How well the net for any sheet plays alone, thousands of games at once.

    python -m lab.training.any_judge slow.pt --games 40960 --seed 20000
    python -m lab.training.any_judge slow.pt --games 4096 --looks 4 --images 3 --sheets fresh.txt

Of the printed sheets, or those of a file, a line each; ``--images``: so many mirrored and recolored
images of each instead. ``--looks``: so many of the best moves are looked at one roll further.
"""

import argparse
import json
import math

import torch

from bis.games.encore.pieces import SHEETS, printed_sheet
from bis.games.encore.rules import TURNS_ALONE
from lab.training.any_net import LEAK, LEAKS, Net
from lab.training.any_papers import IMAGES, Papers, image, read, together
from lab.training.any_play import DICE, JOKER, Play, choose, turn
from lab.training.rolls import NOWHERE

AT_ONCE = 8192
"""Games, on all sheets together."""


class Judge:
    def __init__(self, texts, games, device):
        papers = Papers(len(texts), device)
        sheets = together([read(text) for text in texts])
        papers.put(torch.arange(len(texts), device=device), sheets)
        self.play = Play(papers, games)

    @torch.no_grad()
    def scores(self, net, seed, rounds=1, looks=1):
        """Final scores of fresh games: by sheet and game."""
        play = self.play
        generator = torch.Generator(play.papers.device).manual_seed(seed)
        answer = net.half(play.papers.abouts)
        found = []
        for _ in range(rounds):
            state = play.start()
            for _ in range(TURNS_ALONE):
                if looks > 1:
                    moved = look_ahead(play, answer, state, looks, generator)
                else:
                    moved, _, _ = turn(play, answer, state, 0, generator)
                state = choose(play.over(state[0], state[2]), state, moved)
            found.append(play.papers.tell(state[0], state[2])[2][..., 0] + state[1])
        return torch.cat(found, 1)

    @torch.no_grad()
    def error(self, net, seed):
        """Of what the net says, at each turn of fresh games, beside what the next roll says."""
        play, found = self.play, []
        generator = torch.Generator(play.papers.device).manual_seed(seed)
        answer, state = net.half(play.papers.abouts), play.start()
        for _ in range(TURNS_ALONE):
            state, features, gain = turn(play, answer, state, 0, generator)
            told = net.learned(play.papers.abouts, features)
            found.append(torch.nn.functional.smooth_l1_loss(told, gain).item())
        return sum(found) / len(found)

    def means(self, net, seed, rounds=1, looks=1):
        scores = self.scores(net, seed, rounds, looks)
        errors = 1.96 * scores.std(1) / math.sqrt(scores.shape[1])
        return scores.mean(1).tolist(), errors.tolist()


def look_ahead(play, answer, state, looks, generator):
    """A roll, and the move that is best by the mean over all next rolls, of the best few."""
    words, marks, rolls = state
    _, legal, _ = play.papers.tell(words, rolls, legal_too=True)
    worth, passed, (slot, game, group) = play.futures(answer, words, legal, rolls)
    dice = torch.randint(0, 6, (play.count, 4), device=marks.device, generator=generator)
    owner = slot * play.games + game
    cost = cheapest(dice[owner], play.cells(slot, group))
    paid = marks.flatten()[owner] - cost
    value = worth.gather(1, paid.clamp(min=0).unsqueeze(1)).squeeze(1)
    value = value.masked_fill((cost > 2) | (paid < 0), NOWHERE)
    here = passed.flatten(0, 1).gather(1, marks.flatten().unsqueeze(1)).squeeze(1)
    everybody = torch.arange(play.count, device=marks.device)
    owner, value = torch.cat([owner, everybody]), torch.cat([value, here])
    stays = torch.zeros_like(words).flatten(0, 1)
    grown = words.flatten(0, 1)[owner] | torch.cat([play.papers.groups[slot, group], stays])
    paid = torch.cat([paid, marks.flatten()])
    row = best_few(owner, value, play.count, looks).view(play.papers.slots, -1)
    there = row >= 0
    row = row.clamp(min=0)
    later = grown[row], paid[row].clamp(min=0), (rolls - 1).repeat_interleave(looks, 1)
    deeper = deepened(play, answer, later, looks).masked_fill(~there, NOWHERE)
    pick = deeper.view(*rolls.shape, looks).argmax(-1, keepdim=True)
    row = row.view(*rolls.shape, looks).gather(-1, pick).squeeze(-1)
    return grown[row], paid[row], rolls - 1


def deepened(play, answer, state, looks):
    """The mean over all rolls of the best sheet they lead to; the score where the game is over."""
    words, marks, rolls = state
    wide = Play(play.papers, play.games * looks)
    _, legal, told = play.papers.tell(words, rolls, legal_too=True)
    over = (rolls <= 0) | (told[..., 2] >= 2)
    legal &= ~over.unsqueeze(-1)
    worth, passed, where = wide.futures(answer, words, legal, rolls)
    means = wide.expected(wide.faces(worth, where), passed)
    mean = means.gather(1, marks.flatten().unsqueeze(1)).view_as(marks)
    return torch.where(over, told[..., 0] + marks, mean)


def cheapest(dice, cell):
    """Marks for each placement with these dice; more than two if they do not allow it."""
    found = torch.full_like(cell, 9)
    for i, j in DICE:
        color, number = dice[:, i], dice[:, j]
        fits = (color == JOKER) | (color == cell // 5)
        fits &= (number == JOKER) | (number == cell % 5)
        cost = (color == JOKER).long() + (number == JOKER).long()
        found = torch.where(fits, torch.minimum(found, cost), found)
    return found


def best_few(owner, value, count, looks):
    """The rows of the best of each game, best first; -1 where there are no more."""
    value = value.clone()
    rows = torch.full((count, looks), -1, device=value.device)
    for look in range(looks):
        top = torch.full((count,), NOWHERE, device=value.device)
        top.scatter_reduce_(0, owner, value, "amax")
        found = ((value >= top[owner]) & (value > NOWHERE / 2)).nonzero()[:, 0]
        rows[owner[found], look] = found
        taken = rows[:, look]
        value[taken[taken >= 0]] = NOWHERE
    return rows


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("net", help="slow.pt")
    parser.add_argument("--sheets", default="")
    parser.add_argument("--images", type=int, default=0)
    parser.add_argument("--games", type=int, default=4096, help="on each sheet")
    parser.add_argument("--looks", type=int, default=1)
    parser.add_argument("--seed", type=int, default=20_000)
    parser.add_argument("--leak", type=float, default=LEAK)
    parser.add_argument("--leaks", type=float, default=LEAKS)
    parser.add_argument("--out", default="")
    args = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = True
    weights = torch.load(args.net, map_location=device)
    net = Net(len(weights["two.bias"]), len(weights["meant"]), args.leak, args.leaks).to(device)
    net.load_state_dict(weights)
    texts = [printed_sheet(name).text for name in SHEETS]
    if args.sheets:
        with open(args.sheets) as file:
            texts = file.read().split()
    if args.images:
        generator = torch.Generator().manual_seed(args.seed)
        numbers = torch.randint(1, IMAGES, (len(texts), args.images), generator=generator)
        texts = [
            image(text, n) for text, mine in zip(texts, numbers.tolist(), strict=True) for n in mine
        ]
    at_once = min(args.games, max(1, AT_ONCE // len(texts) // args.looks))
    rounds = -(-args.games // at_once)
    means, errors = Judge(texts, at_once, device).means(net, args.seed, rounds, args.looks)
    told = [(round(mean, 3), round(error, 3)) for mean, error in zip(means, errors, strict=True)]
    print(f"{rounds * at_once} games of each, {args.looks} looks: {told}")
    print(f"mean {sum(means) / len(means):.3f}, least {min(means):.3f}", flush=True)
    if args.out:
        with open(args.out, "w") as file:
            json.dump({"texts": texts, "told": told}, file)


if __name__ == "__main__":
    main()
