export { createTimeZones, type TimeZoneOptions, type TimeZones } from './browser/time-zone.ts'
export type { ZoneRule, ZoneSpan, ZoneTable } from './core/time-zone.ts'
