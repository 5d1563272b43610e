/** What is remembered of a popup overlay, by the key it is stored under. */
export const PopupKey = { dateClosed: 'date-closed', version: 'version', submitted: 'submitted' } as const

/** The key of something remembered of a popup overlay. */
export type PopupKey = (typeof PopupKey)[keyof typeof PopupKey]

/** Where a popup overlay stands in its window. */
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

/** The name of a place in the window. */
export type PopupPosition = (typeof PopupPosition)[keyof typeof PopupPosition]
