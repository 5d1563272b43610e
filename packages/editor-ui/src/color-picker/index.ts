export { ColorPicker, type ColorPickerProps, type Swatch } from './color-picker.react.tsx'
