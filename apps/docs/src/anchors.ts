/** Links of the built pages to an anchor that their page does not have, which VitePress does not look at. */
export function brokenAnchors(pages: ReadonlyMap<string, string>): string[] {
  const idsOf = (html: string): Set<string> =>
    new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))
  const ids = new Map([...pages].map(([address, html]) => [address, idsOf(html)]))
  return [...pages].flatMap(([address, html]) =>
    [...html.matchAll(/<a [^>]*?href="([^":]*#[^"]+)"/g)].flatMap(([, href = '']) => {
      const { pathname, hash } = new URL(href, `http://localhost${address}`)
      const isThere = ids.get(pathname)?.has(decodeURIComponent(hash.slice(1)))
      return isThere ? [] : [`${address} leads to ${href}, an anchor that is not there.`]
    }),
  )
}
