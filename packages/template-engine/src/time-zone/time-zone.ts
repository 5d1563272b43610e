/** One stretch of a zone's history, in the shape of the tz database. */
export interface ZoneSpan {
  /** Ahead of UTC, `-4:56:02`. */
  readonly offset: string
  /** The name of its rules, a fixed amount such as `1:00`, or `-` for none. */
  readonly rules: string
  /** How its time is called: `E%sT`. */
  readonly format: string
  /** When the stretch ends, `1883 Nov 18 12:03:58`; the last one has none. */
  readonly until?: string
}

/** When clocks change, in the shape of the tz database. */
export interface ZoneRule {
  readonly from: number
  /** A year, `only` or `max`. */
  readonly to: number | string
  readonly type?: string
  /** `Mar` */
  readonly in: string
  /** `8`, `lastSun` or `Sun>=8` */
  readonly on: string
  /** `2:00`, with `s` for standard time and `u` for UTC. */
  readonly at: string
  /** `1:00` or `0` */
  readonly save: string
  readonly letter: string
}

/** Time zones in the shape of the tz database. */
export interface ZoneTable {
  readonly zones: Readonly<Record<string, readonly ZoneSpan[]>>
  readonly rules: Readonly<Record<string, readonly ZoneRule[]>>
}

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec'
const DAYS = 'SunMonTueWedThuFriSat'
const DAY = 86_400_000

/** Milliseconds that a zone is ahead of UTC by a table; nothing for a zone that the table does not have. */
export function tableOffset(table: ZoneTable, zone: string, ms: number): number | undefined {
  const spans = Object.hasOwn(table.zones, zone) ? table.zones[zone] : undefined
  const span = spans?.find(({ until, offset }) => !until || ms < dateOf(until) - clock(offset))
  if (!span) return undefined
  const offset = clock(span.offset)
  const rules = Object.hasOwn(table.rules, span.rules) ? table.rules[span.rules] : undefined
  return offset + (rules ? saved(rules, ms, offset) : clock(span.rules))
}

/** Saving of the rule that took effect last. */
function saved(rules: readonly ZoneRule[], ms: number, offset: number): number {
  const year = new Date(ms + offset).getUTCFullYear()
  const changes = [year - 1, year].flatMap((one) =>
    rules.filter((rule) => isIn(rule, one)).map((rule) => ({ rule, wall: changeOf(rule, one) })),
  )
  changes.sort((a, b) => a.wall - b.wall)
  let save = 0
  for (const { rule, wall } of changes) {
    const ahead = /[ugz]$/.test(rule.at) ? 0 : offset + (rule.at.endsWith('s') ? 0 : save)
    if (wall - ahead <= ms) save = clock(rule.save)
  }
  return save
}

function isIn({ from, to }: ZoneRule, year: number): boolean {
  const last = to === 'only' ? from : to === 'max' ? Infinity : Number(to)
  return from <= year && year <= last
}

function changeOf(rule: ZoneRule, year: number): number {
  return dayOf(year, MONTHS.indexOf(rule.in) / 3, rule.on) + clock(rule.at)
}

/** Reads `8`, `lastSun` and `Sun>=8`. */
function dayOf(year: number, month: number, on: string): number {
  const [, name = '', order, day] = /^(?:last)?(\D{3})?(?:([<>])=)?(\d+)?$/.exec(on) ?? []
  if (!name) return Date.UTC(year, month, Number(on))
  const start = on.startsWith('last') ? Date.UTC(year, month + 1, 0) : Date.UTC(year, month, Number(day))
  const turn = DAYS.indexOf(name) / 3 - new Date(start).getUTCDay()
  return start + (order === '>' ? (turn + 7) % 7 : -((7 - turn) % 7)) * DAY
}

/** Reads `1883 Nov 18 12:03:58`. */
function dateOf(until: string): number {
  const [year = '', month = 'Jan', on = '1', at = '0'] = until.split(' ')
  return dayOf(Number(year), MONTHS.indexOf(month) / 3, on) + clock(at)
}

/** Reads `-4:56:02` and `2:00s`. */
function clock(text: string): number {
  const [hours = '0', minutes = '0', seconds = '0'] = text.replace(/^-|[a-z]$/g, '').split(':')
  const ms = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 || 0
  return text.startsWith('-') ? -ms : ms
}
