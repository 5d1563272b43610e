export type {
  Attributes,
  ButtonAttributes,
  FieldAttributes,
  FormAttributes,
  ImageAttributes,
  InputAttributes,
  LabelAttributes,
  LinkAttributes,
  OptionAttributes,
  PartStyle,
  TextareaAttributes,
} from './attributes.ts'
export type { Role } from './aria.ts'
export {
  fieldValue,
  isFieldChecked,
  type PartEvent,
  type PartKeyEvent,
  type PartPointerEvent,
} from './event.ts'
export { draw, spread } from './spread.dom.ts'
