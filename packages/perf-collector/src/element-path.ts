const LONGEST = 200

/** A node, as far as its path needs it. */
export interface PathNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly id?: unknown
  readonly classList?: Iterable<string> | undefined
  readonly parentNode: PathNode | null
  /** The element that a shadow root belongs to. */
  readonly host?: PathNode | undefined
}

/** `#id`, or the element's name with its classes in order. */
function partOf(node: PathNode): string {
  // Inside of a form, `form.id` may be an input of that name.
  if (typeof node.id === 'string' && node.id) return `#${node.id}`
  return [node.nodeName.toLowerCase(), ...[...(node.classList ?? [])].sort()].join('.')
}

/**
 * Path to an element, as a selector: `#main>ul.cards>li`. Ends at the first id. At most 200 characters: ancestors that
 * do not fit are left out, and the element itself stays.
 */
export function elementPath(node: PathNode | null | undefined): string | undefined {
  let path = ''
  try {
    for (let at = node; at && at.nodeType !== 9; at = at.parentNode ?? at.host) {
      if (at.nodeType !== 1) continue
      const part = partOf(at)
      if (path.length + part.length + 1 > LONGEST) return path || part.slice(0, LONGEST)
      path = path ? `${part}>${path}` : part
      if (part.startsWith('#')) break
    }
  } catch {
    // A page may have replaced what is read here; a shorter path is better than none.
  }
  return path || undefined
}
