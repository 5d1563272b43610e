import type { AriaAttributes } from './aria.ts'
import type { PartEvent, PartKeyEvent, PartPointerEvent } from './event.ts'

/** Inline styles that depend on a snapshot: custom properties, position and size. The rest belongs in a style sheet. */
export interface PartStyle {
  readonly [custom: `--${string}`]: string | number | undefined
  readonly background?: string | undefined
  readonly blockSize?: string | undefined
  readonly color?: string | undefined
  readonly fontFamily?: string | undefined
  readonly height?: string | undefined
  readonly inlineSize?: string | undefined
  readonly insetBlockStart?: string | undefined
  readonly insetInlineStart?: string | undefined
  readonly left?: string | undefined
  readonly top?: string | undefined
  readonly transform?: string | undefined
  readonly translate?: string | undefined
  readonly width?: string | undefined
}

/**
 * Handlers of one element. For text that is typed use `onInput`, which means the same in React and in the browser, and
 * `onChange` only for checkboxes, radio buttons, selects and files.
 */
export interface Handlers {
  readonly onBlur?: ((event: PartEvent) => void) | undefined
  readonly onChange?: ((event: PartEvent) => void) | undefined
  readonly onClick?: ((event: PartEvent) => void) | undefined
  readonly onDoubleClick?: ((event: PartEvent) => void) | undefined
  readonly onFocus?: ((event: PartEvent) => void) | undefined
  readonly onInput?: ((event: PartEvent) => void) | undefined
  readonly onKeyDown?: ((event: PartKeyEvent) => void) | undefined
  readonly onKeyUp?: ((event: PartKeyEvent) => void) | undefined
  readonly onPointerCancel?: ((event: PartPointerEvent) => void) | undefined
  readonly onPointerDown?: ((event: PartPointerEvent) => void) | undefined
  readonly onPointerMove?: ((event: PartPointerEvent) => void) | undefined
  readonly onPointerUp?: ((event: PartPointerEvent) => void) | undefined
}

/** Attributes of one element, in React's names. `connect…` returns one bag for each element of a part. */
export interface Attributes extends AriaAttributes, Handlers {
  readonly [custom: `data-${string}`]: string | number | boolean | undefined
  /** Text of the element. */
  readonly children?: string | undefined
  readonly className?: string | undefined
  readonly dir?: 'auto' | 'ltr' | 'rtl' | undefined
  readonly draggable?: boolean | undefined
  readonly hidden?: boolean | undefined
  readonly id?: string | undefined
  readonly lang?: string | undefined
  readonly popover?: 'manual' | 'auto' | undefined
  /** Custom properties, position and size. The rest belongs in a style sheet. */
  readonly style?: PartStyle | undefined
  readonly tabIndex?: number | undefined
  readonly title?: string | undefined
}

/** Attributes of a button. */
export interface ButtonAttributes extends Attributes {
  readonly type: 'button' | 'submit'
  readonly disabled?: boolean | undefined
}

/** Attributes of a link. */
export interface LinkAttributes extends Attributes {
  readonly href: string
  readonly rel?: string | undefined
  readonly target?: string | undefined
}

/** Attributes of a label. */
export interface LabelAttributes extends Attributes {
  /** Id of the field. */
  readonly htmlFor?: string | undefined
}

/** Attributes of an image. */
export interface ImageAttributes extends Attributes {
  readonly src: string
  readonly alt: string
  readonly loading?: 'eager' | 'lazy' | undefined
  readonly sizes?: string | undefined
  readonly srcSet?: string | undefined
}

/** Attributes of a form. */
export interface FormAttributes extends Attributes {
  readonly noValidate?: boolean | undefined
  readonly onReset?: ((event: PartEvent) => void) | undefined
  readonly onSubmit?: ((event: PartEvent) => void) | undefined
}

/** Attributes of a select, and those that an input and a textarea have as well. */
export interface FieldAttributes extends Attributes {
  readonly autoComplete?: string | undefined
  readonly disabled?: boolean | undefined
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  readonly value?: string | undefined
}

/** Attributes of a textarea, and those that an input has as well. */
export interface TextareaAttributes extends FieldAttributes {
  readonly maxLength?: number | undefined
  readonly minLength?: number | undefined
  readonly placeholder?: string | undefined
  readonly readOnly?: boolean | undefined
  readonly rows?: number | undefined
  readonly spellCheck?: boolean | undefined
}

/** Attributes of an input. */
export interface InputAttributes extends Omit<TextareaAttributes, 'rows'> {
  readonly accept?: string | undefined
  readonly checked?: boolean | undefined
  readonly inputMode?:
    'decimal' | 'email' | 'none' | 'numeric' | 'search' | 'tel' | 'text' | 'url' | undefined
  readonly list?: string | undefined
  readonly max?: string | number | undefined
  readonly min?: string | number | undefined
  readonly multiple?: boolean | undefined
  readonly pattern?: string | undefined
  readonly size?: number | undefined
  readonly step?: string | number | undefined
  readonly type?: string | undefined
}

/** Attributes of an option of a select. The select has the value. */
export interface OptionAttributes extends Attributes {
  readonly value: string
  readonly disabled?: boolean | undefined
}
