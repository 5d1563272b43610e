import { describe, expect, test } from 'vitest'
import { styleHooks } from './style-hook.ts'
import { isCarousel, parseOptions } from './option.ts'

describe('the hooks of the style sheet', () => {
  test('are a token for each switch that is on and for each choice, and a property for each number', () => {
    const { tokens, style } = styleHooks(
      parseOptions({
        design: 'slider',
        autoCrop: false,
        controls: true,
        activeAlignment: 'left',
        padding: 7,
      }),
    )
    expect(tokens.split(' ').sort()).toEqual([
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
