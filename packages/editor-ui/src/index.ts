export { messages } from './catalogue.ts'
export {
  fillMessage,
  type MessageKey,
  type Messages,
  type MessagesOf,
  type MessageValues,
} from './messages.ts'
export {
  cartPreviews,
  changedPassword,
  deviceViews,
  fluidEngineColors,
  maskedField,
  pageStatuses,
  sliceTypes,
  tweakEvents,
  type CartPreview,
  type DeviceView,
  type PageStatus,
  type SliceType,
  type TweakEvent,
} from './constants.ts'
