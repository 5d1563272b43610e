// Third parties, and functions of yours
export {
  createFunctionDestination,
  createPixel,
  type FunctionDestinationOptions,
  type PixelOptions,
} from './pixel/pixel.ts'
export { createTagManager, type TagManagerOptions } from './tag-manager/tag-manager.browser.ts'

// Session recording
export {
  createRecorder,
  type Recorder,
  type RecorderOptions,
  type RecordingService,
} from './recorder/recorder.browser.ts'
export { isRecordable, type RecordingFacts } from './recorder/recorder.ts'

// Validation of version 2
export {
  validateEvent,
  type Validation,
  type ValidationFailure,
  type ValidateOptions,
} from './version-two/validate.browser.ts'
