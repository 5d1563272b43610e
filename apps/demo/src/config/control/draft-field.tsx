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

/** A field that reports what is typed as soon as it is a value, and shows the stored value again once it is left. */
export function DraftField<Value>(props: DraftFieldProps<Value>): ReactNode {
  const { value, parse, onChange, invalid, ...field } = props
  const [draft, setDraft] = useState<string>()
  const isInvalid = draft !== undefined && parse(draft) === undefined
  return (
    <TextField
      {...field}
      value={draft ?? value}
      problem={isInvalid ? invalid : undefined}
      onChange={(typed) => {
        setDraft(typed)
        const parsed = parse(typed)
        if (parsed !== undefined) onChange(parsed)
      }}
      onBlur={() => setDraft(undefined)}
    />
  )
}

/** Reads a whole number that is not negative. */
export function parseCount(typed: string): number | undefined {
  return /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : undefined
}
