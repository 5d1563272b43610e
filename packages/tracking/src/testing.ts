export {
  createTrackingMock,
  type TrackingMock,
  type TrackingMockOptions,
  type TrackingState,
} from './mock/tracking-mock.testing.ts'
export type { ReceivedEvent } from './mock/received.testing.ts'
export { trackingMatchers } from './mock/matchers.testing.ts'
