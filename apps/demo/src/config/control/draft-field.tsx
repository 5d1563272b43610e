import { TextField, type TextFieldProps } from '@sitewright/editor-ui/field'
import { useState, type ReactNode } from 'react'

interface DraftFieldProps<Value> extends Omit<TextFieldProps, 'value' | 'onChange' | 'problem'> {
  readonly value: string
  /** Reads what is typed. Undefined if it is no value. */
  readonly parse: (typed: string) => Value | undefined
  readonly onChange: (value: Value) => void
  /** Message about what is typed and is no value. */
  readonly invalid: string
}

/**
 * A field that reports what is typed as soon as it is a value. It shows the stored value again once it is left, or once
 * that is another one: the change was undone, or another tab has made one.
 */
export function DraftField<Value>(props: DraftFieldProps<Value>): ReactNode {
  const { value, parse, onChange, invalid, ...field } = props
  const [typed, setTyped] = useState<string>()
  const parsed = typed === undefined ? undefined : parse(typed)
  const isInvalid = typed !== undefined && parsed === undefined
  const draft = isInvalid || parsed === parse(value) ? typed : undefined
  return (
    <TextField
      {...field}
      value={draft ?? value}
      problem={isInvalid ? invalid : undefined}
      onChange={(text) => {
        setTyped(text)
        const next = parse(text)
        if (next !== undefined) onChange(next)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

/** Reads a text that is not empty. */
export const parseFilled = (typed: string): string | undefined => (typed.trim() === '' ? undefined : typed)

/** Reads a whole number that is not negative. */
export function parseCount(typed: string): number | undefined {
  return /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : undefined
}
