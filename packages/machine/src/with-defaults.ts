/** Defaults with some of them replaced. A setting that is given as `undefined`, such as a missing translation, replaces none. */
export function withDefaults<Settings extends object>(
  defaults: Settings,
  given: Partial<Settings> = {},
): Settings {
  const all = { ...defaults }
  for (const key in given) {
    const value = given[key]
    if (value !== undefined) all[key] = value
  }
  return all
}
