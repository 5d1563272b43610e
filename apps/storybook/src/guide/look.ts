import type { NamedElement } from './guide.ts'
import { type Spoken, spokenIn } from './spoken.ts'

/** Place of a number, in pixels from the corner of what is looked at. */
export interface Place {
  readonly number: number
  readonly left: number
  readonly top: number
}

/** Findings about a story that is drawn on a page. */
export interface Look {
  readonly places: readonly Place[]
  readonly spoken: readonly Spoken[]
  /** Names of the elements that a style sheet knows. */
  readonly parts: readonly string[]
}

/** Elements of a page beside the story. */
const BESIDE = '.story-steps, .machine-drawing'

/** Finds the first element of a selector that can be seen. */
export const findVisible = (root: Element, selector: string): Element | undefined =>
  [...root.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )

/** Width of a number. */
const SIZE = 24

/** Numbers that would lie on each other are set side by side. */
function apart(places: readonly Place[]): readonly Place[] {
  const set: Place[] = []
  const isFree = (left: number, top: number): boolean =>
    set.every((other) => Math.abs(other.left - left) >= SIZE || Math.abs(other.top - top) >= SIZE)
  for (const place of places) {
    let { left } = place
    while (!isFree(left, place.top)) left += SIZE
    set.push({ ...place, left })
  }
  return set
}

function placesOf(root: Element, anatomy: readonly NamedElement[]): readonly Place[] {
  // The document of a frame scrolls: its numbers stand in the window.
  const isWindow = root === root.ownerDocument.body
  const corner = isWindow ? { left: 0, top: 0 } : root.getBoundingClientRect()
  const places = anatomy.flatMap(({ selector }, index) => {
    const box = findVisible(root, selector)?.getBoundingClientRect()
    return box
      ? [
          {
            number: index + 1,
            left: Math.round(box.left - corner.left),
            top: Math.round(box.top - corner.top),
          },
        ]
      : []
  })
  return apart(places)
}

const KINDS = ['cart', 'part', 'form', 'editor', 'consent']

const partsOf = (root: Element): readonly string[] => [
  ...new Set(
    KINDS.flatMap((kind) =>
      [...root.querySelectorAll<HTMLElement>(`[data-${kind}]`)].map(({ dataset }) => dataset[kind] ?? ''),
    ),
  ),
]

/** Looks at a story: where its elements are, what a screen reader says of it, and what its style sheet calls them. */
export const lookAt = (root: Element, anatomy: readonly NamedElement[]): Look => ({
  places: placesOf(root, anatomy),
  spoken: spokenIn(root, BESIDE),
  parts: partsOf(root),
})
