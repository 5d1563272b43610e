export {
  channels,
  colorBounds,
  hexOf,
  hslOf,
  keepHue,
  rgbOf,
  withChannel,
  type Channel,
  type Hsla,
  type Rgb,
} from './color.ts'
export {
  colorProblems,
  cssColor,
  formatColor,
  isSameColor,
  parseColor,
  type ColorFormat,
  type ColorProblem,
  type ParsedColor,
} from './color-text.ts'
export { contrastOf, isLightColor, luminanceOf, luminanceThreshold } from './contrast.ts'
