import { posix } from 'node:path'

/** A link of the built site that leads nowhere, or a name that is there twice. */
export interface Broken {
  readonly file: string
  readonly reason: string
}

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  )

/** File of the site that an address leads to, seen from another file. */
function fileAt(address: string, from: string): string {
  const path = posix.join(posix.dirname(from), decodeURI(address))
  return path.endsWith('/') || path === '.' ? posix.join(path, 'index.html') : path
}

/** Finds links of pages that no file, and anchors that no element answers to, and ids that a page has twice. */
export function findBroken(pages: ReadonlyMap<string, string>, files: ReadonlySet<string>): Broken[] {
  const ids = new Map([...pages].map(([file, html]) => [file, attributes(html, 'id')]))
  const problemOf = (href: string, file: string): string | undefined => {
    const [address = '', anchor = ''] = href.split('#')
    const target = address === '' ? file : fileAt(address, file)
    if (!files.has(target) && !pages.has(target)) return `leads to ${href}, which is not there.`
    const isThere = anchor === '' || ids.get(target)?.includes(decodeURIComponent(anchor))
    return isThere ? undefined : `leads to ${href}, an anchor that ${target} does not have.`
  }
  return [...pages].flatMap(([file, html]) => {
    const links = [...attributes(html, 'href'), ...attributes(html, 'src')]
    const local = [...new Set(links)].filter((href) => !/^[a-z][a-z+.-]*:/i.test(href))
    const own = ids.get(file) ?? []
    const twice = own.filter((id, index) => own.indexOf(id) !== index)
    return [
      ...local.map((href) => problemOf(href, file)),
      ...twice.map((id) => `has the id ${id} twice.`),
    ].flatMap((reason) => (reason === undefined ? [] : [{ file, reason }]))
  })
}
