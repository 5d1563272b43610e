/** Screens that stand before or above a site's pages. */
export const SlideType = {
  coverPage: 'cover-page',
  lockScreen: 'lock-screen',
  popupOverlay: 'popup-overlay',
  ssoScreen: 'sso-screen',
} as const

/** The name of a kind of slide. */
export type SlideType = (typeof SlideType)[keyof typeof SlideType]
