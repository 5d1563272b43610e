export { FontPicker, type FontPickerProps } from './font-picker.react.tsx'
export { fontStack, type Font, type FontCategory } from './font.ts'
export type { LoadFont } from './font-preview.browser.ts'
