/** Kinds of screens before or above a site's pages. */
export const SlideType = {
  coverPage: 'cover-page',
  lockScreen: 'lock-screen',
  popupOverlay: 'popup-overlay',
  ssoScreen: 'sso-screen',
} as const

/** The name of a kind of slide. */
export type SlideType = (typeof SlideType)[keyof typeof SlideType]

/** Positions of a popup overlay in the window. */
export const PopupPosition = {
  topLeft: 'TOP_LEFT',
  topCenter: 'TOP_CENTER',
  topRight: 'TOP_RIGHT',
  centerLeft: 'CENTER_LEFT',
  center: 'CENTER',
  centerRight: 'CENTER_RIGHT',
  bottomLeft: 'BOTTOM_LEFT',
  bottomCenter: 'BOTTOM_CENTER',
  bottomRight: 'BOTTOM_RIGHT',
} as const

/** The name of a position in the window. */
export type PopupPosition = (typeof PopupPosition)[keyof typeof PopupPosition]
