const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/** Checks that two selections are the same: one value, or objects or lists of the same values. */
function isSameSelection(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && Object.is(Reflect.get(one, name), Reflect.get(other, name)),
    )
  )
}

/** Keeps a selection for as long as the next ones are the same: React asks for it more than once in a render. */
export function createSelection<Selected>(): (next: Selected) => Selected {
  let kept: Selected | undefined
  return (next) => {
    if (kept === undefined || !isSameSelection(kept, next)) kept = next
    return kept
  }
}
