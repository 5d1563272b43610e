const OURS = ['budgets', 'scripts', 'devDependencies']

/** Leaves out of a published manifest what serves only this repository. */
const beforePacking = (manifest) =>
  Object.fromEntries(Object.entries(manifest).filter(([field]) => !OURS.includes(field)))

export const hooks = { beforePacking }
