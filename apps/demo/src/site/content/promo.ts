import { PopupPosition } from '@sitewright/site/enumerations'

/** Settings of the promotional pop-up, as an editor stores them. */
export const PROMO = {
  id: 'promo',
  /** A visitor who closed or submitted an older version sees this one. */
  version: 1,
  position: PopupPosition.bottomRight,
  /** Seconds that a visitor has been on a page before it shows. */
  delaySeconds: 20,
  /** Days for which a visitor who closed it is left alone. */
  quietDays: 30,
} as const
