// The site's own trackers
export { createCensus, type CensusOptions } from './census/census.ts'
export { createVersionOne, type VersionOneOptions } from './version-one/version-one.ts'
export { createVersionTwo, type Environment, type VersionTwoOptions } from './version-two/version-two.ts'

// Third parties, and functions of yours
export { createFunctionDestination, type FunctionDestinationOptions } from './destination/script.browser.ts'
export { createPixel, type PixelOptions } from './pixel/pixel.browser.ts'
export { createTagManager, type TagManagerOptions } from './tag-manager/tag-manager.browser.ts'

// Session recording
export {
  createRecorder,
  type Recorder,
  type RecorderOptions,
  type RecordingService,
} from './recorder/recorder.browser.ts'
export type { RecordingFacts } from './recorder/recorder.ts'

// Validation of version 2
export {
  validateEvent,
  type Validation,
  type ValidationFailure,
  type ValidateOptions,
} from './version-two/validate.browser.ts'
