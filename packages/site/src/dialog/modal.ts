/**
 * Distance of a dialog's box from the top of the window, in CSS pixels: in the middle if it fits, else the margin.
 */
export const modalTop = (height: number, windowHeight: number, margin: number): number =>
  height > windowHeight ? margin : (windowHeight - height) / 2
