import type { Moment } from './moment.ts'
import { recall } from './recall.ts'

// Each of these English, Indonesian or Japanese locales knows the abbreviations of its own part of the world.
const locales = 'en-US en-GB en-IE en-AU en-IN en-ZA en-HK id ja'.split(' ')

/** Abbreviations that none of them knows. */
const others: Readonly<Record<string, string>> = {
  Guernsey: 'BST',
  Hermosillo: 'MST',
  Isle_of_Man: 'BST',
  Jersey: 'BST',
  Jerusalem: 'I.T',
  Karachi: 'PKT',
  London: 'BST',
  Macau: 'CST',
  Manila: 'PST',
  Mazatlan: 'MST',
  Moscow: 'MSK',
  Seoul: 'KST',
  Shanghai: 'CST',
  Taipei: 'CST',
  Whitehorse: 'MST',
}

const known = new Map<string, string>()

/** Abbreviation of a zone's time: `EST`, `CEST`, or its offset, `-03`, if it has no name. */
export function abbreviate({ ms, zone, offset, year }: Moment): string {
  if (offset % 60_000) return 'LMT'
  return recall(known, `${zone}${offset} ${year}`, () => {
    const other = others[zone.slice(zone.lastIndexOf('/') + 1)]?.replace(
      '.',
      offset === 7_200_000 ? 'S' : 'D',
    )
    return locales.map((locale) => nameOf(ms, zone, locale)).find(Boolean) ?? other ?? clockText(offset, '')
  })
}

/** Name at the end of a date, unless it is an offset. The Gulf goes without a name, whatever locales say. */
const nameOf = (ms: number, timeZone: string, locale: string): string | undefined =>
  /\b(?!GST)[A-Z]{3,4}$/.exec(
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).format(ms),
  )?.[0]

/** An offset as `+05:30`; without a colon as `+0530`, or `+05` when there are no minutes. */
export function clockText(offset: number, colon: ':' | ''): string {
  const minutes = Math.floor(Math.abs(offset) / 60_000)
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${offset < 0 ? '-' : '+'}${hour}${colon}${colon || rest !== '00' ? rest : ''}`
}
