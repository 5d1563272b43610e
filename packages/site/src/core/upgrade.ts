/** Where an owner goes for more. */
export type UpgradeDestination = 'trial' | 'subscriptions'

/** The settings paths of the billing upgrade and of the website subscriptions. They differ by installation. */
export function upgradePaths(
  paths: Readonly<Record<UpgradeDestination, string>>,
): Readonly<Record<UpgradeDestination, string>> {
  for (const name of ['trial', 'subscriptions'] as const) {
    // '//' would lead to another site.
    if (!/^\/(?!\/)/.test(paths[name])) throw new TypeError(`Give the path of '${name}', beginning with '/'.`)
  }
  return paths
}
