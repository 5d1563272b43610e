const resets = new WeakMap<object, number>()

/** Counts a reset of a form. */
export const countReset = (form: object): unknown => resets.set(form, resetsOf(form) + 1)

/** Number of times that a form was reset. */
export const resetsOf = (form: object): number => resets.get(form) ?? 0
