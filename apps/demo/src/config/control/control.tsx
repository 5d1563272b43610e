import { Field, type FieldProps } from '@sitewright/editor-ui/field'
import { useId, type ReactNode } from 'react'

type Texts = Omit<FieldProps, 'children'>

interface ControlProps<Value> extends Texts {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A field for several lines of text. */
export const TextAreaField = ({
  value,
  onChange,
  rows = 3,
  ...texts
}: ControlProps<string> & { readonly rows?: number }): ReactNode => (
  <Field {...texts}>
    {(attributes) => (
      <textarea
        {...attributes}
        rows={rows}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </Field>
)

interface SelectFieldProps extends ControlProps<string> {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A field for one of several values. */
export const SelectField = ({ value, onChange, options, ...texts }: SelectFieldProps): ReactNode => (
  <Field {...texts}>
    {(attributes) => (
      <select {...attributes} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)

/** A switch with its label and a hint. */
export function SwitchField({ label, hint, value, onChange }: ControlProps<boolean>): ReactNode {
  const id = useId()
  return (
    <div data-editor="field">
      <label data-editor="check">
        <input
          type="checkbox"
          checked={value}
          aria-describedby={hint && id}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
      {hint && (
        <p data-editor="hint" id={id}>
          {hint}
        </p>
      )}
    </div>
  )
}

interface RangeFieldProps extends ControlProps<number> {
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly unit?: string
}

/** A slider for a number, with its value beside it. */
export function RangeField(props: RangeFieldProps): ReactNode {
  const { value, onChange, unit = '', label, hint, problem, ...limits } = props
  const named = (
    <>
      {label} <output className="config-value">{`${value}${unit}`}</output>
    </>
  )
  return (
    <Field hint={hint} problem={problem} label={named}>
      {({ 'data-editor': _, ...attributes }) => (
        <input
          type="range"
          {...attributes}
          {...limits}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        />
      )}
    </Field>
  )
}
