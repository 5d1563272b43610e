// The tracker
export { createTracker } from './tracker/tracker.browser.ts'
export type { TrackerOptions } from './tracker/options.ts'
export type { EventPayloads, Track, Tracker, TrackerSnapshot } from './tracker/tracker.ts'

// Destinations of the site
export { createCensus, type CensusOptions } from './census/census.ts'
export { createVersionOne, type VersionOneOptions } from './version-one/version-one.ts'
export { createVersionTwo, type Environment, type VersionTwoOptions } from './version-two/version-two.ts'
