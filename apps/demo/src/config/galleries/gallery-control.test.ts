import { parseOptions } from '@sitewright/gallery'
import { optionTable } from '@sitewright/gallery/schema'
import { expect, test } from 'vitest'
import { galleryControls, labelOf } from './gallery-control.ts'

const controls = (stored: Readonly<Record<string, unknown>>) => galleryControls(parseOptions(stored))
const find = (stored: Readonly<Record<string, unknown>>, key: string) =>
  controls(stored).find((control) => control.key === key)

test('every option of the gallery has a control', () => {
  expect(controls({}).map(({ key }) => key)).toEqual(Object.keys(optionTable))
})

test('a control is a switch, a number with its range, or a choice with its labels', () => {
  expect(find({ controls: true }, 'controls')).toMatchObject({ type: 'switch', value: true })
  expect(find({ padding: 12 }, 'padding')).toMatchObject({
    type: 'number',
    value: 12,
    min: 0,
    max: 50,
    step: 1,
  })
  expect(find({}, 'autoplayDuration')).toMatchObject({ step: 0.5 })
  expect(find({ design: 'slider' }, 'design')).toMatchObject({
    type: 'choice',
    value: 'slider',
    choices: [
      { value: 'slideshow', label: 'Slideshow' },
      { value: 'slider', label: 'Carousel' },
      { value: 'grid', label: 'Grid' },
      { value: 'stacked', label: 'Stacked' },
    ],
  })
})

test.each([
  [{ design: 'grid' }, 'aspectRatio', true],
  [{ design: 'stacked' }, 'aspectRatio', false],
  [{ design: 'slideshow', thumbnails: true }, 'thumbnailStripHeight', true],
  [{ design: 'slideshow', thumbnails: false }, 'thumbnailStripHeight', false],
  [{ design: 'grid', thumbnails: true }, 'thumbnailStripHeight', false],
] as const)('of a gallery with %j, %s is used: %s', (stored, key, isUsed) => {
  expect(find(stored, key)?.isUsed).toBe(isUsed)
})

test.each([
  ['showMetaOnHover', 'Show meta on hover'],
  ['three-four-vertical', 'Three four vertical'],
])('%s reads %s', (name, label) => {
  expect(labelOf(name)).toBe(label)
})
