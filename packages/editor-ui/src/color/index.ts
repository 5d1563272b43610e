export {
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
  cssColor,
  formatColor,
  parseColor,
  type ColorFormat,
  type ColorProblem,
  type ParsedColor,
} from './color-text.ts'
export { contrastOf, isLightColor, luminanceOf } from './contrast.ts'
