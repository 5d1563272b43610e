'use client'

import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { isRightToLeft } from '../part/element.dom.ts'
import { indexForKey } from '../part/key.ts'

/** One of several options. */
export interface RadioOption<Value extends string> {
  /** Value of the group while the option is chosen. Unique in it. */
  readonly value: Value
  readonly label: string
  /** Picture above or before the label. */
  readonly picture?: ReactNode
}

/** Props of `RadioGroup`. */
export interface RadioGroupProps<Value extends string> {
  /** Name of the group. */
  readonly label: string
  /** The options, in their order. */
  readonly options: readonly RadioOption<Value>[]
  /** The chosen value. One that is no option leaves all of them unchecked. */
  readonly value: string | undefined
  /** Is called with the value that is chosen. */
  readonly onChange: (value: Value) => void
  /**
   * Message about an invalid value.
   * @default none
   */
  readonly problem?: string | undefined
  /**
   * Look: a row of buttons, cards, or a grid of places, which begins at the left in any language.
   * @default 'row'
   */
  readonly kind?: 'row' | 'cards' | 'grid' | undefined
  /**
   * Number of columns of a grid, through which the arrow keys walk in both directions.
   * @default none
   */
  readonly columns?: number | undefined
}

/**
 * One of several options, as native radio buttons.
 *
 * @example
 * ```tsx
 * <RadioGroup
 *   label="Size"
 *   options={[
 *     { value: 'small', label: 'Small' },
 *     { value: 'large', label: 'Large' },
 *   ]}
 *   value={size}
 *   onChange={setSize}
 * />
 * ```
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactNode {
  const { label, options, value, onChange, kind = 'row', columns, problem } = props
  const name = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const isOfPlaces = kind === 'grid'
  // Browsers walk through native radio buttons in one direction alone.
  const walk = (event: KeyboardEvent): void => {
    const index = options.findIndex((option) => option.value === value)
    const isRtl = !isOfPlaces && group.current !== null && isRightToLeft(group.current)
    const next = indexForKey(event, { index: Math.max(index, 0), count: options.length, columns, isRtl })
    const option = options[next ?? -1]
    if (next === undefined || !option) return
    event.preventDefault()
    onChange(option.value)
    group.current?.querySelectorAll('input')[next]?.focus()
  }
  const style = columns ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 2.75rem))` } : undefined
  const root = {
    'aria-describedby': problem && `${name}-problem`,
    'data-editor': 'radio-group',
    'data-kind': kind,
    onKeyDown: columns ? walk : undefined,
  }
  const radios = options.map((option) => (
    <label key={option.value} data-editor="radio" title={isOfPlaces ? option.label : undefined}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        onChange={() => onChange(option.value)}
      />
      {option.picture}
      <span data-editor={isOfPlaces ? 'spoken' : undefined}>{option.label}</span>
    </label>
  ))
  return (
    <>
      <fieldset ref={group} {...root} style={isOfPlaces ? undefined : style}>
        <legend data-editor="legend">{label}</legend>
        {isOfPlaces ? (
          // Places are those of a screen: the left one is at the left also in text from right to left.
          <div data-editor="radio-places" dir="ltr" style={style}>
            {radios}
          </div>
        ) : (
          radios
        )}
      </fieldset>
      {problem && (
        <p data-editor="problem" id={`${name}-problem`} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
