/** Height of a slider in percent of its width. */
export const sliderAspectRatio = 50

/** Widths that the server can make of a picture. */
export const imageWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const

/** How many galleries of a photo host an older gallery variant read. */
export const photoHostGalleries = 20

/** How many pictures of a photo host an older gallery variant read at a time. */
export const photoHostPageSize = 50
