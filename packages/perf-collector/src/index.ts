// Measuring and sending
export { createPerfCollector, type PerfCollector } from './collector/collector.browser.ts'
export type { PerfCollectorOptions } from './collector/options.ts'

// Records
export type {
  DeliveryType,
  PerfRecord,
  ReadData,
  RecordContext,
  RecordEvent,
  Send,
  VisitorIds,
} from './record/record.contract.ts'
export type {
  Interaction,
  LargestPaint,
  NavigationTimings,
  NavigationType,
  PageSpeed,
  RatedMetric,
  Rating,
  ServerTiming,
} from './vitals/vitals.contract.ts'
export type { AccessibilityRecord } from './accessibility/accessibility.ts'
export type { ImageRecord } from './image/image.ts'
export type { UserTiming } from './user-timing/user-timing.browser.ts'

// Ratings
export { rate, thresholds } from './vitals/rating.ts'
