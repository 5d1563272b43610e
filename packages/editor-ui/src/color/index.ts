export { clampColor, hexOf, hslOf, isSameColor, keepHue, rgbOf, type Hsla, type Rgb } from './color.ts'
export {
  colorProblems,
  cssColor,
  formatColor,
  parseColor,
  type ColorFormat,
  type ColorProblem,
} from './color-text.ts'
export { contrastOf, isLightColor, luminanceOf, luminanceThreshold } from './contrast.ts'
