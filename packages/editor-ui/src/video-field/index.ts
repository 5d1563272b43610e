export { VideoField, type VideoFieldProps } from './video-field.react.tsx'
export type { VideoInfo } from './video.ts'
