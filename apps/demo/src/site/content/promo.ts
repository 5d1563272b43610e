import type { SliceType } from '@sitewright/editor-ui'
import { PopupPosition, SlideType } from '@sitewright/site/enumerations'

/** Settings of the promotional pop-up, as an editor stores them. */
export interface Promo {
  /** A visitor who closed or submitted an older version sees this one. */
  readonly version: number
  readonly slide: SlideType
  readonly position: PopupPosition
  /** Seconds that a visitor has been on a page before it shows. */
  readonly delaySeconds: number
  /** Days for which a visitor who closed it is left alone. */
  readonly quietDays: number
  readonly picture: string
  /** Parts of the pop-up in their order. */
  readonly slices: readonly SliceType[]
}

/** Key of the pop-up in the visitor's storage. */
export const PROMO_ID = 'promo'

/** The promotional pop-up as it was built. */
export const PROMO: Promo = {
  version: 1,
  slide: SlideType.popupOverlay,
  position: PopupPosition.bottomRight,
  delaySeconds: 20,
  quietDays: 30,
  picture: 'moon-jar',
  slices: ['image', 'heading', 'body', 'newsletter'],
}
