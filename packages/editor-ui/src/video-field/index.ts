export { VideoField, type VideoFieldProps } from './video-field.react.tsx'
export { isSupportedVideo, type VideoInfo } from './video.ts'
