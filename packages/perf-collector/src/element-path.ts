const LONGEST = 200

/** A node, as far as its path needs it. */
export interface PathNode {
  readonly nodeType: number
  readonly nodeName: unknown
  readonly id?: unknown
  readonly classList?: Iterable<string> | undefined
  readonly parentNode: PathNode | null
  /** The element that a shadow root belongs to. */
  readonly host?: PathNode | undefined
}

/** At most 200 characters of a text, without half of a pair: strict readers refuse a whole array for one. */
export const cut = (text: string): string => text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')

/** Name of an element. Inside of a form, `form.nodeName` may be an input of that name, and only there. */
export const elementName = ({ nodeName }: PathNode): string =>
  typeof nodeName === 'string' ? nodeName.toLowerCase() : 'form'

/** `#id`, or the element's name with its classes in order. */
function partOf(node: PathNode): string {
  // Inside of a form, `form.id` may be an input of that name.
  if (typeof node.id === 'string' && node.id) return `#${node.id}`
  return [elementName(node), ...[...(node.classList ?? [])].sort()].join('.')
}

/**
 * Path to an element, as a selector: `#main>ul.cards>li`. Ends at the first id. At most 200 characters: ancestors that
 * do not fit are left out, and the element itself stays. Of an element that is gone, `known` is all there is.
 */
export function elementPath(node: PathNode | null | undefined, known = ''): string | undefined {
  let path = ''
  try {
    for (let at = node; at; at = at.parentNode ?? at.host) {
      if (at.nodeType !== 1) continue
      const part = partOf(at)
      if (path.length + part.length + 1 > LONGEST) return path || cut(part)
      path = path ? `${part}>${path}` : part
      if (part.startsWith('#')) break
    }
  } catch {
    // A page may have replaced what is read here; a shorter path is better than none.
  }
  return path || cut(known) || undefined
}
