import { expect, test } from 'vitest'
import { connectBadge, connectCaptcha } from './captcha.connect.ts'

// spec: FRM-035 FRM-036
test.each([
  [false, false, 'hidden', 12_000],
  [true, false, 'shown', 12_000],
  [true, true, 'shown', 100_000_001],
])(
  'a badge that is shown, %s, in a lightbox, %s, is %s at the level %i',
  (isShown, isInLightbox, state, level) => {
    expect(connectBadge({ isShown, isInLightbox })).toEqual({
      'data-captcha-badge': state,
      style: { '--captcha-badge-level': level },
    })
  },
)

test('the element of a captcha is known to a style sheet', () => {
  expect(connectCaptcha()).toEqual({ 'data-form': 'captcha' })
})
