/** How far samples of one thing lie apart. */
export interface Spread {
  readonly min: number
  /** A quarter of the samples lie below. */
  readonly low: number
  readonly median: number
  /** A quarter of the samples lie above. */
  readonly high: number
  readonly max: number
}

/** The value below which a share of the sorted samples lies, between two of them if need be. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)] ?? NaN, sorted[Math.ceil(place)] ?? NaN]
  return below + (above - below) * (place % 1)
}

/** The spread of some samples. */
export function spread(samples: readonly number[]): Spread {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = (share: number): number => quantile(sorted, share)
  return { min: at(0), low: at(0.25), median: at(0.5), high: at(0.75), max: at(1) }
}

/** How many times `ours` goes into `theirs`, round by round: what slows both of one round cancels out. */
export const ratios = (theirs: readonly number[], ours: readonly number[]): Spread =>
  spread(theirs.map((time, round) => time / (ours[round] ?? NaN)))

/** The exponent k that fits time = c · scale^k best: 1 grows as the input does, 0 does not grow. */
export function exponent(points: readonly { readonly scale: number; readonly time: number }[]): number {
  const logs = points.map(({ scale, time }) => [Math.log(scale), Math.log(time)] as const)
  const mean = (of: 0 | 1): number => logs.reduce((sum, point) => sum + point[of], 0) / logs.length
  const [x, y] = [mean(0), mean(1)]
  const slope = logs.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return slope / logs.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}
