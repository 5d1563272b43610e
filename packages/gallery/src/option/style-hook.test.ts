import { describe, expect, test } from 'vitest'
import { isCarousel, look } from './style-hook.ts'
import { placeText } from '../messages.ts'
import { parseOptions } from './option.ts'

describe('the hooks of the style sheet', () => {
  test('are a word for each switch that is on and for each choice, and a property for each number', () => {
    const { words, style } = look(
      parseOptions({
        design: 'slider',
        autoCrop: false,
        controls: true,
        activeAlignment: 'left',
        padding: 7,
      }),
    )
    expect(words.split(' ').sort()).toEqual([
      'active-alignment-left',
      'aspect-ratio-square',
      'controls',
      'design-slider',
      'lightbox-theme-dark',
      'meta-position-bottom',
      'show-meta',
      'show-meta-basic',
      'square-thumbs',
    ])
    expect(style).toEqual({
      '--gallery-autoplay-duration': '5',
      '--gallery-thumbnail-strip-height': '80',
      '--gallery-thumbnail-strip-margin': '20',
      '--gallery-thumbnails-per-row': '4',
      '--gallery-padding': '7',
      '--gallery-max-width': '300',
    })
  })

  test.each([
    ['slideshow', true],
    ['slider', true],
    ['grid', false],
    ['stacked', false],
    ['autocolumns', false],
  ])('a %s shows one picture at a time: %s', (design, is) =>
    expect(isCarousel(parseOptions({ design }))).toBe(is),
  )
})

test('a place is counted from 1', () => expect(placeText('{n} of {count}', 0, 9)).toBe('1 of 9'))
