import { recall } from '../recall.ts'

type Options = Intl.DateTimeFormatOptions

/** The letters of a skeleton that ask for each option of Intl. */
const letters: Readonly<Record<string, string>> = {
  era: 'G',
  year: 'yY',
  month: 'ML',
  weekday: 'Ece',
  day: 'd',
  dayPeriod: 'B',
  hour: 'hHjkK',
  minute: 'm',
  second: 's',
  timeZoneName: 'zZvV',
}

const known = new Map<string, Options>()

/** Reads the letters of a skeleton, such as `yMMMd` or `hm`. Letters that Intl does not know are left out. */
export const readSkeleton = (skeleton: string): Options => recall(known, skeleton, () => read(skeleton))

function read(skeleton: string): Options {
  const options: Record<string, string> = {}
  for (const [run, letter = ''] of skeleton.matchAll(/([A-Za-z])\1*/g)) {
    const option = Object.keys(letters).find((name) => letters[name]?.includes(letter))
    if (option) options[option] = valueOf(letter, run.length)
    if (/[Hk]/.test(letter)) options.hourCycle = 'h23'
    if (/[hK]/.test(letter)) options.hourCycle = 'h12'
  }
  return options
}

/** How an option is shown by how often its letter stands there. */
function valueOf(letter: string, count: number): string {
  const text = count > 4 ? 'narrow' : count > 3 ? 'long' : 'short'
  if (/[zZvV]/.test(letter)) return (count > 3 ? 'long' : 'short') + (/v/i.test(letter) ? 'Generic' : '')
  if (/[GEceB]/.test(letter) || (/[ML]/.test(letter) && count > 2)) return text
  return count === 2 ? '2-digit' : 'numeric'
}

/** The letters of a skeleton that show a time of day, and the others. */
export const splitSkeleton = (skeleton: string): readonly [time: string, date: string] => [
  skeleton.replace(/[^BhHjkKmsvVzZ]/g, ''),
  skeleton.replace(/[BhHjkKmsvVzZ]/g, ''),
]

/** True if a skeleton shows a day, month or year. */
export const hasDate = (skeleton: string): boolean => /[yYMLd]/.test(skeleton)
