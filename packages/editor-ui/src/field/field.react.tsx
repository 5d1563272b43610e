'use client'

import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { connectField, type ControlAttributes } from './field.connect.ts'

/** Props of `Field`. */
export interface FieldProps {
  /** Label above the control. */
  readonly label: ReactNode
  /** Draws the control with the attributes that tie it to its label and its texts. */
  readonly children: (attributes: ControlAttributes) => ReactNode
  /**
   * Message about an invalid value. It is announced when it appears.
   * @default none
   */
  readonly problem?: string | undefined
  /**
   * Text below the control, which describes it.
   * @default none
   */
  readonly hint?: string | undefined
}

/**
 * A control with its label, a hint, and the message about an invalid value.
 *
 * @example
 * ```tsx
 * <Field label="Notes" hint="Only you see them.">
 *   {(attributes) => <textarea {...attributes} />}
 * </Field>
 * ```
 */
export function Field({ label, children, problem, hint }: FieldProps): ReactNode {
  const attributes = connectField({ id: useId(), problem, hint })
  return (
    <div {...attributes.root}>
      <label {...attributes.label}>{label}</label>
      {children(attributes.control)}
      {hint && <p {...attributes.hint}>{hint}</p>}
      <p {...attributes.problem}>{problem}</p>
    </div>
  )
}

/** Props of `TextField`: those of an `<input>`, and the texts around it. */
export interface TextFieldProps
  extends
    Omit<FieldProps, 'children'>,
    Omit<ComponentPropsWithoutRef<'input'>, 'children' | 'onChange' | 'value' | 'id'> {
  /** Text of the field. */
  readonly value: string
  /** Is called with the text at each change. */
  readonly onChange: (value: string) => void
}

/** A field for a line of text. */
export const TextField = ({ label, problem, hint, onChange, ...input }: TextFieldProps): ReactNode => (
  <Field label={label} problem={problem} hint={hint}>
    {(attributes) => (
      <input
        type="text"
        {...input}
        {...attributes}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </Field>
)
