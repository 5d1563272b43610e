const LIGHT = 0.65
const MIDDLE = 0xffffff / 2

/** The 24 bits of `#fff` or `ffffff`; nothing for what is no colour of 3 or 6 digits. */
export function parseHex(text: string): number | undefined {
  const digits = text.replace(/^#/, '')
  if (!/^(?:[\da-f]{3}){1,2}$/i.test(digits)) return undefined
  return Number.parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16)
}

/** True if a colour lies in the upper half of the 24-bit range. */
export function weigh(text: string): 'light' | 'dark' | undefined {
  const bits = parseHex(text)
  return bits === undefined ? undefined : bits > MIDDLE ? 'light' : 'dark'
}

/**
 * Checks whether dark text reads well on a colour: its relative luminance is above 0.65. `undefined` if it is
 * no colour.
 */
export function isLight(text: string): boolean | undefined {
  const bits = parseHex(text)
  if (bits === undefined) return undefined
  const [red = 0, green = 0, blue = 0] = [bits >> 16, (bits >> 8) & 255, bits & 255].map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > LIGHT
}
