// Measuring and sending
export { createPerfCollector, type PerfCollector } from './collector/collector.browser.ts'
export type { PerfCollectorOptions } from './collector/options.ts'

// Records
export type {
  AccessibilityRecord,
  DeliveryType,
  ImageRecord,
  Interaction,
  LargestPaint,
  NavigationTimings,
  NavigationType,
  PageSpeed,
  PerfRecord,
  RatedMetric,
  Rating,
  ReadData,
  RecordContext,
  RecordEvent,
  Send,
  ServerTiming,
  UserTiming,
  VisitorIds,
} from './record/record.contract.ts'

// Ratings
export { rate, thresholds } from './rating.ts'
