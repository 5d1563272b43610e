/** The name that a misspelt one was probably meant to be: one or two letters away. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const all = [...names]
  return all.find((other) => isNear(name, other, 1)) ?? all.find((other) => isNear(name, other, 2))
}

/** True if so many letters changed, added or left out turn one word into the other. */
function isNear(a: string, b: string, steps: number): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const x = a.slice(same)
  const y = b.slice(same)
  if (x === y || steps === 0) return x === y
  return [1, 0].some((of) => [1, 0].some((to) => of + to > 0 && isNear(x.slice(of), y.slice(to), steps - 1)))
}
