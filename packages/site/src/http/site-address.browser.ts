import { attempt } from '../reader/value.ts'

/** Origin of a page, and the address that relative ones are resolved against, which a `<base>` may change. */
export interface PageAddress {
  readonly base: string
  readonly origin: string
}

/** Checks whether an address, once resolved, is of the page's own origin or of one that is named. */
export function isOnSite(
  address: string,
  { base, origin }: PageAddress,
  named: readonly string[] = [],
): boolean {
  const target = originOf(address, base)
  return target !== undefined && (target === origin || named.some((other) => originOf(other) === target))
}

const originOf = (address: string, base?: string): string | undefined =>
  attempt(() => new URL(address, base).origin)

/**
 * Resolves an address against the page if a `<base>` of another origin would lead it there: files may come from that one,
 * while calls, what visitors have typed, and the site's tokens are for the site. Any other address stays as it is.
 */
export function addressOnPage(address: string): string {
  const onSite = attempt(() => {
    const { origin, href } = new URL(address, location.href)
    return new URL(address, document.baseURI).origin === origin ? address : href
  })
  return onSite ?? address
}
