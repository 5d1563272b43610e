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
  /** First year in which clocks change by this rule. */
  readonly from: number
  /** A year, `only` or `max`. */
  readonly to: number | string
  /** As in the tz database. It is not read. */
  readonly type?: string
  /** `Mar` */
  readonly in: string
  /** `8`, `lastSun` or `Sun>=8` */
  readonly on: string
  /** `2:00`, with `s` for standard time and `u` for UTC. */
  readonly at: string
  /** `1:00` or `0` */
  readonly save: string
  /** What stands for `%s` in the `format` of a zone. It is not read. */
  readonly letter: string
}

/** Time zones in the shape of the tz database. */
export interface ZoneTable {
  /** The history of each zone, oldest first, by its name: `America/New_York`. */
  readonly zones: Readonly<Record<string, readonly ZoneSpan[]>>
  /** The rules by the name that a `ZoneSpan` refers to: `US`. */
  readonly rules: Readonly<Record<string, readonly ZoneRule[]>>
}

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec'
const DAYS = 'SunMonTueWedThuFriSat'
const DAY = 86_400_000

/** A point in time on a clock: local time, standard time if its mark ends with `s`, UTC with `u`, `g` or `z`. */
interface Time {
  readonly ms: number
  readonly mark: string
}

/** Milliseconds that a zone is ahead of UTC by a table; nothing for a zone that the table does not have. */
export function tableOffset(table: ZoneTable, zone: string, ms: number): number | undefined {
  const spans = Object.hasOwn(table.zones, zone) ? table.zones[zone] : undefined
  let start = -Infinity
  for (const span of spans ?? []) {
    const offset = clock(span.offset)
    const rules = Object.hasOwn(table.rules, span.rules) ? table.rules[span.rules] : undefined
    const saveAt = (limit: Limit): number => (rules ? saved(rules, offset, limit) : clock(span.rules))
    const end = span.until ? dateOf(span.until) : undefined
    const save = end ? saveAt((save) => utc(end, offset, save) - 1) : 0
    const until = end ? utc(end, offset, save) : Infinity
    // A change that local time has passed when clocks are moved to this stretch is part of that move.
    if (ms < until) return offset + saveAt((save) => Math.max(ms, start - offset - save))
    start = until + offset + save
  }
  return undefined
}

const utc = ({ ms, mark }: Time, offset: number, save: number): number =>
  /[ugz]$/.test(mark) ? ms : ms - offset - (mark.endsWith('s') ? 0 : save)

/** Time up to which changes have taken effect, by what is saved before it. */
type Limit = (save: number) => number

/** Saving of the last rule that took effect, be it years ago. */
function saved(rules: readonly ZoneRule[], offset: number, limit: Limit): number {
  const next = new Date(limit(0)).getUTCFullYear() + 1
  const changes = rules.flatMap((rule) => {
    const { from, to } = rule
    const last = Math.min(next, to === 'only' ? from : to === 'max' ? next : Number(to))
    return [last - 2, last - 1, last].filter((year) => year >= from).map((year) => changeOf(rule, year))
  })
  changes.sort((a, b) => a.ms - b.ms)
  let save = 0
  for (const change of changes) if (utc(change, offset, save) <= limit(save)) save = change.save
  return save
}

const changeOf = ({ in: month, on, at, save }: ZoneRule, year: number): Time & { readonly save: number } => ({
  ms: dayOf(year, MONTHS.indexOf(month) / 3, on) + clock(at),
  mark: at,
  save: clock(save),
})

/** Reads `8`, `lastSun` and `Sun>=8`. */
function dayOf(year: number, month: number, on: string): number {
  const [, name = '', order, day] = /^(?:last)?(\D{3})?(?:([<>])=)?(\d+)?$/.exec(on) ?? []
  if (!name) return Date.UTC(year, month, Number(on))
  const start = on.startsWith('last') ? Date.UTC(year, month + 1, 0) : Date.UTC(year, month, Number(day))
  const turn = DAYS.indexOf(name) / 3 - new Date(start).getUTCDay()
  return start + (order === '>' ? (turn + 7) % 7 : -((7 - turn) % 7)) * DAY
}

/** Reads `1883 Nov 18 12:03:58`. */
function dateOf(until: string): Time {
  const [year = '', month = 'Jan', day = '1', at = '0'] = until.split(' ')
  return { ms: dayOf(Number(year), MONTHS.indexOf(month) / 3, day) + clock(at), mark: at }
}

/** Reads `-4:56:02` and `2:00s`. */
function clock(text: string): number {
  const [hours = '0', minutes = '0', seconds = '0'] = text.replace(/^-|[a-z]$/g, '').split(':')
  const ms = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 || 0
  return text.startsWith('-') ? -ms : ms
}
