import { preserveFormState } from './form-state.ts'

/** Parts whose scripts read all of them at once: they are kept as long as nothing but texts differ. */
const ISLANDS = '.card, .product, .letter, .contact-form, .post, .gallery-section, [data-promo]'

/** Attributes that no script has read, and that a change of text may change as well. */
const PLAIN_ATTRIBUTES = [
  'alt',
  'src',
  'srcset',
  'href',
  'title',
  'aria-label',
  'width',
  'height',
  'datetime',
]

/** Checks for the same kinds of nodes in the same order. */
const isParallel = (one: Node, other: Node): boolean =>
  one.childNodes.length === other.childNodes.length &&
  [...one.childNodes].every((node, i) => node.nodeName === other.childNodes[i]?.nodeName)

function changedAttributes(before: Element, after: Element): string[] {
  const names = new Set([...before.getAttributeNames(), ...after.getAttributeNames()])
  return [...names].filter((name) => before.getAttribute(name) !== after.getAttribute(name))
}

function copyAttributes(live: Element, before: Element, after: Element): void {
  for (const name of changedAttributes(before, after)) {
    const value = after.getAttribute(name)
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
}

/** Checks that two renderings of a part differ by texts alone, in places that the live part still has. */
function differsByText(live: Node, before: Node, after: Node): boolean {
  if (before.isEqualNode(after)) return true
  if (live.nodeName !== before.nodeName || before.nodeName !== after.nodeName) return false
  if (before instanceof Element && after instanceof Element) {
    const isPlain = changedAttributes(before, after).every((name) => PLAIN_ATTRIBUTES.includes(name))
    if (!isPlain || !isParallel(before, after) || !isParallel(live, before)) return false
    return eachChild(live, before, after).every((triple) => differsByText(...triple))
  }
  // A text that a script has changed since is the script's.
  return live.nodeValue === before.nodeValue
}

type Triple = readonly [live: Node, before: Node, after: Node]

const eachChild = (live: Node, before: Node, after: Node): Triple[] =>
  [...live.childNodes].flatMap((node, i) => {
    const [was, is] = [before.childNodes[i], after.childNodes[i]]
    return was && is ? [[node, was, is] as const] : []
  })

/**
 * Changes a live part of the page where two renderings of it differ, and leaves the rest alone: what was typed, opened
 * and started stays. Returns the parts whose content was replaced, whose scripts have to start again.
 */
export function patch(live: Node, before: Node, after: Node): Element[] {
  if (before.isEqualNode(after)) return []
  if (!(live instanceof Element && before instanceof Element && after instanceof Element)) {
    live.nodeValue = after.nodeValue
    return []
  }
  const isIsland = live.matches(ISLANDS)
  const isKept = isIsland
    ? differsByText(live, before, after)
    : isParallel(before, after) && isParallel(live, before)
  copyAttributes(live, before, after)
  if (isKept) return eachChild(live, before, after).flatMap((triple) => patch(...triple))
  const removed = document.createDocumentFragment()
  const focused = document.activeElement
  removed.append(...live.childNodes)
  live.append(...[...after.childNodes].map((node) => document.importNode(node, true)))
  preserveFormState(removed, live, focused)
  return [live]
}
