"""What the net for any sheet is told, written by one kernel: a warp for each sheet. And means over
all rolls, by another.

The source is plain C in which a lane's part of a loop is ``LANE`` and then every ``LANES``: a
compiler without a GPU can try it with one lane.
"""

from bis.bots.encore.learned import any_sheet
from bis.games.encore.pieces import COLUMN_H
from bis.games.encore.scoring import COLOR_FIRST, COLUMN_FIRST, STAR_PENALTY

WARPS = 8
SOURCE = r"""
#ifndef LANES
typedef unsigned long long u64;
typedef long long i64;
#define LANES 32
#define LANE (threadIdx.x & 31)
#define DEVICE __device__ __forceinline__
#define POP(x) __popcll(x)
#define MEET __syncwarp()
#define SET(word, bit) atomicOr(&(word), bit)
#endif
#define M0 ((1ULL << 56) - 1)
#define M1 ((1ULL << 49) - 1)

DEVICE int bit(u64 a, u64 b, int place) {
    return (int)((place < 56 ? a >> place : b >> (place - 56)) & 1);
}

DEVICE void tell(u64 w0, u64 w1, int roll, const u64* groups, const int* codes, const u64* sets,
                 const unsigned char* which, const unsigned char* number,
                 const unsigned short* share, const float* points, unsigned short* out,
                 unsigned char* legal, float* told, unsigned char* left, unsigned* placed) {
    /* the squares beside checked ones: up and down inside columns, then left and right */
    u64 top0 = @TOP0@ULL, top1 = @TOP1@ULL, low0 = @LOW0@ULL, low1 = @LOW1@ULL;
    u64 r0 = ((w0 & ~low0) << 1) | ((w0 & ~top0) >> 1) | ((w0 << 7) & M0) | (w0 >> 7);
    u64 r1 = ((w1 & ~low1) << 1) | ((w1 & ~top1) >> 1) | ((w1 << 7) & M1) | (w1 >> 7);
    r0 |= (w1 & 127) << 49;
    r1 |= w0 >> 49;
    r0 = (r0 | @ENTRY@ULL) & ~w0;
    r1 = r1 & ~w1;
    for (int i = LANE; i < 4; i += LANES) placed[i] = 0;
    for (int i = LANE; i < @COUNTS@; i += LANES)
        left[i] = POP(sets[2 * i] & ~w0) + POP(sets[2 * i + 1] & ~w1);
    MEET;
    for (int i = LANE; i < @GROUPS@; i += LANES) {
        u64 g0 = groups[2 * i], g1 = groups[2 * i + 1];
        int fits = !((g0 & w0) | (g1 & w1)) && ((g0 & r0) | (g1 & r1));
        if (legal) legal[i] = fits;
        if (fits) {
            int code = codes[i], one = code & 255, two = 100 + (code >> 8);
            SET(placed[one >> 5], 1u << (one & 31));
            SET(placed[two >> 5], 1u << (two & 31));
        }
    }
    int least = 99, next = 99, complete = 0;
    for (int i = @COLORS_AT@; i < @COLORS_AT@ + 5; i++) {
        int n = left[i];
        complete += n == 0;
        if (n < least) { next = least; least = n; } else if (n < next) next = n;
    }
    if (LANE == 0) {
        int end = least + next;
        left[@COUNTS@] = end < 15 ? end : 15;
        float columns = 0, all = 0;
        for (int i = 0; i < 15; i++) {
            all += points[i];
            columns += left[i] ? points[i] : 0;
        }
        float stars = left[@STARS_AT@];
        told[0] = all - columns + @COLOR@ * complete + (@STAR@) * stars;
        told[1] = columns + @COLOR@ * (complete < 2 ? 2 - complete : 0) - (@STAR@) * stars;
        told[2] = complete;
    }
    MEET;
    for (int f = LANE; f < @WIDTH@; f += LANES) {
        unsigned short value = 0;
        if (f < @REACH_AT@) value = bit(w0, w1, f);
        else if (f < @STEPS_AT@) value = bit(r0, r1, f - @REACH_AT@);
        else if (f < @SHARES_AT@) {
            int at = which[f - @STEPS_AT@], n = left[at];
            if (at >= @COLORS_AT@ && at < @BLOCKS_AT@ && n > 7) n = 7;
            value = n == number[f - @STEPS_AT@];
        }
        else if (f < @REACHED_AT@) {
            out[f] = share[left[@COLORS_AT@ + f - @SHARES_AT@]];
            continue;
        }
        else if (f < @PLACED_AT@) {
            int at = 2 * (@BLOCKS_AT@ + f - @REACHED_AT@);
            value = ((sets[at] & r0) | (sets[at + 1] & r1)) != 0;
        }
        else if (f < @ROLLS_AT@) {
            int at = f - @PLACED_AT@;
            value = placed[at >> 5] >> (at & 31) & 1;
        }
        else value = f - @ROLLS_AT@ == roll;
        out[f] = value ? 0x3C00 : 0;
    }
    MEET;
}

DEVICE float larger(float a, float b) { return a > b ? a : b; }

/* Over all rolls, of the best of what two colors and two numbers allow, or of passing. */
DEVICE float mean(const float* faces, float passed) {
    float sum = 0;
    for (int a = 0; a < 6; a++)
        for (int b = a; b < 6; b++) {
            float row[6], part = 0;
            for (int n = 0; n < 6; n++)
                row[n] = larger(passed, larger(faces[6 * a + n], faces[6 * b + n]));
            for (int n = 0; n < 6; n++)
                for (int m = n; m < 6; m++) part += (n == m ? 1 : 2) * larger(row[n], row[m]);
            sum += (a == b ? 1 : 2) * part;
        }
    return sum / 1296;
}
"""
LAUNCHED = r"""
extern "C" __global__ void mean_all(int rows, const float* faces, const float* passed, float* means)
{
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows) means[row] = mean(faces + 36 * (long)row, passed[row]);
}

extern "C" __global__ void tell_all(
    int rows, int count, const i64* words, const i64* rolls, const u64* groups, const int* codes,
    const u64* sets, const unsigned char* which, const unsigned char* number,
    const unsigned short* share, const float* points, unsigned short* out, unsigned char* legal,
    float* told)
{
    __shared__ unsigned char left[@WARPS@][128];
    __shared__ unsigned placed[@WARPS@][4];
    int warp = threadIdx.x >> 5;
    int row = blockIdx.x * @WARPS@ + warp;
    if (row >= rows) return;
    long slot = row / count;
    tell(words[2 * (long)row], words[2 * (long)row + 1], (int)rolls[row],
         groups + slot * 2 * @GROUPS@, codes + slot * @GROUPS@, sets + slot * 2 * @COUNTS@,
         which, number, share, points, out + (long)row * @WIDTH@,
         legal ? legal + (long)row * @GROUPS@ : 0, told + 3 * (long)row, left[warp], placed[warp]);
}
"""


def written(source, groups):
    """With its numbers."""
    highest = [sum(1 << 7 * i for i in range(count)) for count in (8, 7)]
    numbers = {
        "TOP0": highest[0],
        "TOP1": highest[1],
        "LOW0": highest[0] << 6,
        "LOW1": highest[1] << 6,
        "ENTRY": COLUMN_H,
        "COUNTS": any_sheet.COUNTS,
        "GROUPS": groups,
        "COLOR": f"{COLOR_FIRST}.0f",
        "STAR": f"{STAR_PENALTY}.0f",
        "WARPS": WARPS,
    }
    for name in ("WIDTH", "COLORS_AT", "BLOCKS_AT", "STARS_AT", "REACH_AT", "STEPS_AT"):
        numbers[name] = getattr(any_sheet, name)
    for name in ("SHARES_AT", "REACHED_AT", "PLACED_AT", "ROLLS_AT"):
        numbers[name] = getattr(any_sheet, name)
    for name, number in numbers.items():
        source = source.replace(f"@{name}@", str(number))
    return source


class Kernel:
    def __init__(self, papers):
        import cupy  # noqa: PLC0415
        import torch  # noqa: PLC0415

        self.torch = torch
        self.papers, self.cupy = papers, cupy
        groups = papers.groups.shape[1]
        made = cupy.RawModule(code=written(SOURCE + LAUNCHED, groups), options=("-std=c++17",))
        self.kernel, self.mean_all = map(made.get_function, ("tell_all", "mean_all"))
        device = papers.device
        self.which = torch.tensor(any_sheet.WHICH, dtype=torch.uint8, device=device)
        self.number = torch.tensor(any_sheet.NUMBER, dtype=torch.uint8, device=device)
        self.share = (torch.arange(22, device=device) / 32).half()
        self.points = torch.tensor(COLUMN_FIRST, dtype=torch.float32, device=device)

    def tell(self, words, rolls, legal_too=False):
        """As `Matrices.tell`."""
        papers = self.papers
        slots, count = words.shape[:2]
        words, rolls = words.contiguous(), rolls.contiguous()
        out = self.torch.empty(
            slots, count, any_sheet.WIDTH, device=words.device, dtype=self.torch.half
        )
        told = self.torch.empty(slots, count, 3, device=words.device)
        legal = None
        if legal_too:
            shape = slots, count, papers.groups.shape[1]
            legal = self.torch.empty(shape, device=words.device, dtype=self.torch.bool)
        given = [words, rolls, papers.groups, papers.codes, papers.sets]
        given += [self.which, self.number, self.share, self.points, out, legal, told]
        pointers = [0 if array is None else array.data_ptr() for array in given]
        rows = slots * count
        i32 = self.cupy.int32
        with self.cupy.cuda.ExternalStream(self.torch.cuda.current_stream().cuda_stream):
            self.kernel(
                ((rows + WARPS - 1) // WARPS,), (32 * WARPS,), (i32(rows), i32(count), *pointers)
            )
        return out, legal, told

    def means(self, faces, passed):
        """As `Play.expected`."""
        faces, passed = faces.contiguous(), passed.contiguous()
        means, rows, i32 = self.torch.empty_like(passed), passed.numel(), self.cupy.int32
        pointers = [array.data_ptr() for array in (faces, passed, means)]
        with self.cupy.cuda.ExternalStream(self.torch.cuda.current_stream().cuda_stream):
            self.mean_all(((rows + 127) // 128,), (128,), (i32(rows), *pointers))
        return means.flatten(0, -2)
