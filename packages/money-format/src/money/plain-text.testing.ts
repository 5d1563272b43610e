/** A price as it can be typed into a test: common spaces for those that do not break, and no marks of direction. */
export function plainText(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/[\u061c\u200e\u200f]/g, '')
}
