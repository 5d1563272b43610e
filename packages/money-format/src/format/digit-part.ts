const DIGIT_PARTS = ['integer', 'group', 'decimal', 'fraction']

/** Whether a part belongs to the digits of a number. */
export function isDigitPart({ type }: { readonly type: string }): boolean {
  return DIGIT_PARTS.includes(type)
}
