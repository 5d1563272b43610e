/** Elements that show a part of their text on purpose. */
const ON_PURPOSE = [
  // Read aloud, and never seen.
  '[data-cart=spoken], [data-editor=spoken], [data-part=status], [data-form=counter-status]',
  // Names that have one line: they are whole in a menu, and to a screen reader.
  '[data-editor=font-option] span, [data-editor=toolbar-item][data-item=block] span',
  // Fields scroll.
  'input, textarea, select, option',
].join()

/** Parts that lie on others: what is below them is covered on purpose. */
const ABOVE =
  'dialog, [popover], [data-cart=popover], [data-cart=pill], [data-consent=root], [data-editor=toolbar-panel], [data-editor=toolbar-menu]'

/** Edges of a box. */
interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Runs in a page with a story: lists what sticks out of it, texts that are cut, and texts that lie on each other.
 * Undefined for a story that is not drawn yet.
 */
export function findMisfits([onPurpose, above]: readonly [string, string]): string[] | undefined {
  const root = document.querySelector('#storybook-root')
  if (!root?.firstElementChild) return undefined
  const misfits: string[] = []
  const show = (element: Element): string => {
    const { attributes, tagName } = element
    const part = [...attributes].find(({ name }) => /^data-(cart|editor|form|part|consent)$/.test(name))
    return `${part ? `${part.name}=${part.value}` : tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(onPurpose)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    misfits.push(`sticks out: the page is ${scrollWidth} wide, in ${clientWidth}`)

  /** The part of a box that can be seen: what scrolls shows no more than its own. */
  const within = (element: Element, { left, top, right, bottom }: DOMRect): Box => {
    const box = { left, top, right, bottom }
    for (let each = element.parentElement; each && each !== root; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue
      const frame = each.getBoundingClientRect()
      box.left = Math.max(box.left, frame.left)
      box.top = Math.max(box.top, frame.top)
      box.right = Math.min(box.right, frame.right)
      box.bottom = Math.min(box.bottom, frame.bottom)
    }
    return box
  }

  /** Elements that have text of their own, and the box of that text. */
  const texts = [...root.querySelectorAll('*')].filter(isSeen).flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim())
    return own.flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
        .map((box) => ({ element, box: within(element, box) }))
        .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1)
    })
  })
  for (const element of new Set(texts.map((text) => text.element))) {
    const { overflowX, overflowY } = getComputedStyle(element)
    const isCut =
      (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2)
    if (isCut && element.clientWidth > 1) misfits.push(`cut: ${show(element)}`)
  }
  // Lines of one text may touch: only those of different elements count, by a third of the lower one.
  const isOver = (element: Element): Element | null => element.closest(above)
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      if (one.element === other.element || isOver(one.element) !== isOver(other.element)) continue
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      const lower = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top)
      if (width > 2 && height > lower * 0.3)
        misfits.push(`on each other: ${show(one.element)} and ${show(other.element)}`)
    }
  })
  return [...new Set(misfits)]
}

/** What `findMisfits` is told. */
export const exceptions = [ON_PURPOSE, ABOVE] as const
