export {
  Impression,
  TrackingProvider,
  useTrack,
  type ImpressionProps,
  type TrackingProviderProps,
} from './tracker/tracking.react.tsx'
