/** The part of all chances that an interval holds. */
const HELD = 0.8
const HALVINGS = 40

/**
 * The 80 % interval of a Beta distribution.
 *
 * @param mean 0 to 1, not the ends.
 * @param weight how many observations it is worth, above 0: a + b of the distribution.
 */
export function findInterval(mean: number, weight: number): { low: number; high: number } {
  const [a, b] = [mean * weight, (1 - mean) * weight]
  return { low: findQuantile(a, b, (1 - HELD) / 2), high: findQuantile(a, b, (1 + HELD) / 2) }
}

/** Values of a Beta distribution that stand for equal parts of it, lowest first. */
export const listQuantiles = (mean: number, weight: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, at) =>
    findQuantile(mean * weight, (1 - mean) * weight, (at + 0.5) / parts),
  )

function findQuantile(a: number, b: number, share: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2
    if (cumulate(a, b, middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The regularized incomplete beta function (Press et al. 2007, Numerical Recipes, section 6.4). */
function cumulate(a: number, b: number, x: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x))
  // The fraction converges quickly on one side of the mean only; the other side is its mirror.
  return x < (a + 1) / (a + b + 2)
    ? (front * continueFraction(a, b, x)) / a
    : 1 - (front * continueFraction(b, a, 1 - x)) / b
}

const TINY = 1e-30
const MOST_TERMS = 200

/** Lentz's method. */
function continueFraction(a: number, b: number, x: number): number {
  const keep = (value: number) => (Math.abs(value) < TINY ? TINY : value)
  let c = 1
  let d = 1 / keep(1 - ((a + b) * x) / (a + 1))
  let result = d
  for (let m = 1; m < MOST_TERMS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    for (const term of [even, odd]) {
      d = 1 / keep(1 + term * d)
      c = keep(1 + term / c)
      result *= d * c
    }
    if (Math.abs(d * c - 1) < 1e-12) break
  }
  return result
}

const LANCZOS = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
  -0.000005395239384953,
]

/** Lanczos' approximation, to ten digits for positive values. */
function logGamma(value: number): number {
  const base = value + 5.5
  const series = LANCZOS.reduce((sum, factor, at) => sum + factor / (value + at + 1), 1.000000000190015)
  return (value + 0.5) * Math.log(base) - base + Math.log((2.5066282746310007 * series) / value)
}
