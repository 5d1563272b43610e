import type { Attributes } from '@sitewright/site/part'

/** Stacking levels of the badge of an invisible captcha: on the page, and over a lightbox. */
export const badgeLevels = { page: 12_000, lightbox: 100_000_001 } as const

/** Attributes of the element for a captcha's widget. */
export const connectCaptcha = (): Attributes => ({ 'data-form': 'captcha' })

/** Attributes of the document, which show or hide the badge of an invisible captcha. */
export const connectBadge = ({
  isShown,
  isInLightbox,
}: {
  /** True while a form is shown that has an invisible captcha. */
  readonly isShown: boolean
  /** Puts the badge above a lightbox. */
  readonly isInLightbox: boolean
}): Attributes => ({
  'data-captcha-badge': isShown ? 'shown' : 'hidden',
  style: { '--captcha-badge-level': badgeLevels[isInLightbox ? 'lightbox' : 'page'] },
})
