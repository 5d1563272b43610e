// Paths of the icons that both skins draw, in a square of 24.

/** A shopping bag. */
export const bagPaths = ['M5.5 8h13l1 12.5h-15z', 'M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5'] as const

/** A cross. */
export const closePath = 'M6 6l12 12M18 6L6 18'

/** A tick. */
export const tickPath = 'M5 12.5l4.5 4.5L19 7.5'
