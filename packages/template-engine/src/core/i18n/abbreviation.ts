import type { Moment } from './moment.ts'
import { recall } from './recall.ts'

// Each of these English or Japanese locales knows the abbreviations of its own part of the world.
const locales = 'en-US en-GB en-AU en-CA en-IN en-ZA en-NZ ja'.split(' ')
const others: Readonly<Record<string, string>> = {
  'Asia/Dubai': '+04',
  'Asia/Hong_Kong': 'HKT',
  'Asia/Jerusalem': 'I.T',
  'Asia/Karachi': 'PKT',
  'Asia/Manila': 'PST',
  'Asia/Seoul': 'KST',
  'Asia/Shanghai': 'CST',
  'Asia/Taipei': 'CST',
  'Europe/Moscow': 'MSK',
}

const known = new Map<string, string>()

/** What people call a zone's time: `EST`, `CEST`, or its offset, `-03`, where they have no name for it. */
export function abbreviate({ ms, zone, offset, year }: Moment): string {
  if (offset % 60_000) return 'LMT'
  return recall(known, `${zone}${offset} ${year}`, () => {
    const other = others[zone]?.replace('.', offset === 7_200_000 ? 'S' : 'D')
    return other ?? locales.map((locale) => nameOf(ms, zone, locale)).find(isName) ?? clockText(offset, '')
  })
}

function nameOf(ms: number, timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
  return format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

const isName = (name: string): boolean => /^[A-Z]{3,5}$/.test(name)

/** An offset as `+05:30`; without a colon as `+0530`, or `+05` when there are no minutes. */
export function clockText(offset: number, colon: ':' | ''): string {
  const minutes = Math.floor(Math.abs(offset) / 60_000)
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${offset < 0 ? '-' : '+'}${hour}${colon}${colon || rest !== '00' ? rest : ''}`
}
