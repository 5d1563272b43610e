/** Defaults with some of them replaced. One that is given as `undefined` or `null`, such as a missing translation, is left out. */
export function withDefaults<Settings extends object>(
  defaults: Settings,
  given?: Partial<Settings>,
): Settings {
  const all = { ...defaults, ...given }
  for (const key in defaults) all[key] ??= defaults[key]
  return all
}
