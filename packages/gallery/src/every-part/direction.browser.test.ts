import { beforeEach, describe, expect, test } from 'vitest'
import { box, dialog, live, part, parts, pointerAway, send } from '../gallery/gallery.test-support.ts'
import { openAt } from '../lightbox/lightbox.test-support.ts'

beforeEach(pointerAway)

type Direction = 'ltr' | 'rtl'

/** Directions around a gallery, the outermost first. */
const cases: readonly (readonly [string, readonly [Direction, Direction]])[] = [
  ['ltr', ['ltr', 'ltr']],
  ['rtl', ['rtl', 'rtl']],
  ['ltr in rtl', ['rtl', 'ltr']],
  ['rtl in ltr', ['ltr', 'rtl']],
]

/** Lays a direction around the frame of a gallery, in a language that is written the other way. */
function surround(gallery: Element, dir: Direction): void {
  const frame = gallery.parentElement!
  frame.lang = frame.dir === 'rtl' ? 'en' : 'ar'
  const outer = Object.assign(document.createElement('div'), { dir, lang: dir === 'rtl' ? 'en' : 'ar' })
  frame.replaceWith(outer)
  outer.append(frame)
}

/** Angle of an arrow whose upper right corner is its point. */
const angleOf = (root: ParentNode, name: string): string =>
  getComputedStyle(part(root, name), '::before').rotate

describe.each(cases)('in %s', (_, [outer, dir]) => {
  const isLtr = dir === 'ltr'

  test('the arrows of a slideshow point outwards', async () => {
    const gallery = await send({ dir, options: { design: 'slideshow', controls: true } })
    surround(gallery, outer)
    live(gallery)
    const [right, left] = ['45deg', '-135deg']
    expect(angleOf(gallery, 'previous')).toBe(isLtr ? left : right)
    expect(angleOf(gallery, 'next')).toBe(isLtr ? right : left)
    expect(box(part(gallery, 'previous')).left < box(part(gallery, 'next')).left).toBe(isLtr)
  })

  test('a lightbox keeps the next picture at the end of the one in view', async () => {
    await openAt(1, { dir })
    const [previous, shown, next] = parts(dialog(), 'picture').map((picture) => Math.sign(box(picture).left))
    expect([previous, shown, next]).toEqual(isLtr ? [-1, 0, 1] : [1, 0, -1])
    expect(angleOf(dialog(), 'next')).toBe(isLtr ? '45deg' : '-135deg')
  })
})
