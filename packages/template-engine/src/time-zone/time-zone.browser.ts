import { tableOffset, type ZoneTable } from './time-zone.ts'

/** Looks zones up in a table that is loaded, instead of asking Intl. */
export interface TimeZones {
  /** Loads the table. Answers whether it could; what went wrong is reported. */
  load(source: () => Promise<ZoneTable>): Promise<boolean>
  /** Milliseconds that a zone is ahead of UTC; those of this device when nothing is known of the zone. */
  offset(zone: string, ms: number): number
}

/** Dependencies of a lookup. */
export interface TimeZoneOptions {
  /** Hears of trouble; the console unless given. */
  readonly report?: (message: string, cause?: unknown) => void
  /** Milliseconds that this device is ahead of UTC. */
  readonly deviceOffset?: (ms: number) => number
}

/**
 * Makes a lookup of time zones that is filled later.
 *
 * @example
 * ```ts
 * import { createTimeZones } from '@sitewright/template-engine/time-zone'
 *
 * const zones = createTimeZones()
 * await zones.load(async () => (await fetch('/zones.json')).json())
 * zones.offset('Europe/Paris', Date.now()) // 3600000 in winter
 * ```
 */
export function createTimeZones({
  report = console.warn,
  deviceOffset = (ms) => -60_000 * new Date(ms).getTimezoneOffset(),
}: TimeZoneOptions = {}): TimeZones {
  let table: ZoneTable | undefined
  let hasWarned = false
  return {
    async load(source) {
      try {
        const { zones, rules } = await source()
        // The answer may come from anywhere.
        if (Object(zones) !== zones || Object(rules) !== rules) throw new TypeError('No zones, no rules.')
        table = { zones, rules }
        return true
      } catch (cause) {
        report('Failed to load timezone', cause)
        return false
      }
    },
    offset(zone, ms) {
      if (!table && !hasWarned) {
        hasWarned = true
        report('No timezone data loaded')
      }
      return (table && tableOffset(table, zone, ms)) ?? deviceOffset(ms)
    },
  }
}
