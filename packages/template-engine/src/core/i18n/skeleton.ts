type Options = Intl.DateTimeFormatOptions

const numeric = (count: number): '2-digit' | 'numeric' => (count === 2 ? '2-digit' : 'numeric')
const month = ['numeric', '2-digit', 'short', 'long', 'narrow'] as const
const text = ['short', 'short', 'short', 'long', 'narrow'] as const

/** What each letter of a skeleton asks Intl for, by how often it stands there. */
const letters: Readonly<Record<string, (count: number) => Options>> = {
  G: (count) => ({ era: text[count - 1] }),
  y: (count) => ({ year: numeric(count) }),
  M: (count) => ({ month: month[count - 1] }),
  d: (count) => ({ day: numeric(count) }),
  E: (count) => ({ weekday: text[count - 1] }),
  h: (count) => ({ hour: numeric(count), hour12: true }),
  H: (count) => ({ hour: numeric(count), hourCycle: 'h23' }),
  j: (count) => ({ hour: numeric(count) }),
  m: (count) => ({ minute: numeric(count) }),
  s: (count) => ({ second: numeric(count) }),
  z: (count) => ({ timeZoneName: count > 3 ? 'long' : 'short' }),
  v: (count) => ({ timeZoneName: count > 3 ? 'longGeneric' : 'shortGeneric' }),
}
const aliases: Readonly<Record<string, string>> = {
  L: 'M',
  c: 'E',
  e: 'E',
  k: 'H',
  K: 'h',
  Z: 'z',
  V: 'v',
  Y: 'y',
}

/** Reads the letters of a skeleton, such as `yMMMd` or `hm`. Letters that Intl does not know are left out. */
export function readSkeleton(skeleton: string): Options {
  const options: Options = {}
  for (const run of skeleton.match(/([A-Za-z])\1*/g) ?? []) {
    const letter = run.charAt(0)
    const read = letters[aliases[letter] ?? letter]
    if (read) Object.assign(options, read(run.length))
  }
  return options
}

/** Whether a skeleton shows a time of day. */
export const hasTime = (skeleton: string): boolean => /[hHjkKms]/.test(skeleton)

/** Whether a skeleton shows a day, month or year. */
export const hasDate = (skeleton: string): boolean => /[yYMLd]/.test(skeleton)
