/**
 * Runs work while no other tab of the site runs any under the same name, so that two tabs create one cart, and no
 * answer overtakes another. Where there are no locks, as on a page without https, tabs do not wait for each other.
 */
export async function exclusively(
  name: string,
  work: () => Promise<void>,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): Promise<void> {
  if (!locks) return work()
  let hasBegun = false
  try {
    await locks.request(name, () => {
      hasBegun = true
      return work()
    })
  } catch (problem) {
    if (hasBegun) throw problem
    // A sandboxed page has locks, and may not use them.
    await work()
  }
}
