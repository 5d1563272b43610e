export { createTimeZones, type TimeZoneOptions, type TimeZones } from './time-zone.browser.ts'
export type { ZoneRule, ZoneSpan, ZoneTable } from './time-zone.ts'
