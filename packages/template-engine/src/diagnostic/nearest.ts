/** The name that a misspelt one was probably meant to be: one or two letters away. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const all = [...names]
  return all.find((other) => isNear(name, other, 1)) ?? all.find((other) => isNear(name, other, 2))
}

/** True if so many letters changed, added or left out turn one word into the other. */
function isNear(a: string, b: string, steps: number): boolean {
  if (a === b) return true
  const x = a.slice(1)
  const y = b.slice(1)
  if (a.at(0) === b.at(0)) return isNear(x, y, steps)
  return steps > 0 && (isNear(x, y, steps - 1) || isNear(x, b, steps - 1) || isNear(a, y, steps - 1))
}
