/** Elements whose inside HTML reads by other rules: https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign */
const ROOTS = /^(?:svg|math)$/

/** Elements of drawings and formulas that may have HTML inside. */
const WITH_HTML = /^(?:foreignobject|desc|m[inos]|mtext|annotation-xml)$/

/**
 * The drawings and formulas that are open behind a tag, with the elements in them that may have HTML inside: names with
 * spaces between, the innermost first. Only an end tag of the innermost one ends it.
 */
export function foreignBehind(element: string, open = ''): string {
  const name = element.replace('*', '')
  const [innermost, ...rest] = open.split(' ')
  if (open && name === `/${innermost}`) return rest.join(' ')
  return ROOTS.test(name) || (open && WITH_HTML.test(name)) ? `${name} ${open}`.trim() : open
}

const isData = (text: string, at: number): boolean => text.startsWith('<![CDATA[', at)

/**
 * Position behind `<![CDATA[ … ]]>`, undefined where there is none. HTML inside of a drawing ends it at its first `>`, and so
 * it must have no other one.
 */
export function afterData(text: string, at: number): number | undefined {
  const end = text.indexOf('>', at) + 1
  return isData(text, at) && text.slice(0, end).endsWith(']]>') ? end : undefined
}

/** True if the text of an element would be markup in a drawing. */
export function isAmbiguous(text: string): boolean {
  let at = text.indexOf('<')
  while (at >= 0) {
    const end = isData(text, at) ? text.indexOf(']]>', at) : -1
    if (end < 0) return true
    at = text.indexOf('<', end)
  }
  return false
}
