/** Defaults with some of them replaced. A setting that is given as `undefined`, such as a missing translation, replaces none. */
export function withDefaults<Settings extends object>(
  defaults: Settings,
  given: Partial<Settings> = {},
): Settings {
  const all = { ...defaults }
  for (const key in given) {
    const value = given[key]
    // JSON may have it as a key of its own. Assigned, it would become the prototype.
    if (value !== undefined && key !== '__proto__') all[key] = value
  }
  return all
}
