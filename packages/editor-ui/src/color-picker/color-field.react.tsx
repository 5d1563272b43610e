'use client'

import { useId, useState, type ReactNode } from 'react'
import { keepHue, type Hsla } from '../color/color.ts'
import { cssColor, formatColor, parseColor, type ColorFormat } from '../color/color-text.ts'
import { isComposing } from '../part/key.ts'
import type { ColorTexts } from './color-picker.connect.ts'

/** Props of `ColorField`. */
export interface ColorFieldProps {
  readonly color: Hsla
  /** A stored text that is no colour. It is shown, with the reason, until there is another one. */
  readonly unreadable: string | undefined
  readonly onChange: (color: Hsla) => void
  readonly defaultFormat?: ColorFormat | undefined
  readonly messages: ColorTexts
}

const formats: readonly ColorFormat[] = ['hex', 'rgb', 'hsl']

/** A colour as text, in a format that can be chosen. An invalid text stays, with the reason, until there is another colour. */
export function ColorField(props: ColorFieldProps): ReactNode {
  const { color, unreadable, onChange, defaultFormat = 'hex', messages } = props
  const id = useId()
  const [format, setFormat] = useState(defaultFormat)
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? unreadable ?? formatColor(color, format)
  const parsed = parseColor(shown, format)
  const problems = parsed.ok ? [] : parsed.failure
  const problem = problems.map((each) => messages[`editor.colour.problem.${each}`]).join(' ')
  const reset = (): void => setTyped(undefined)
  const given = unreadable ?? cssColor(color)
  const [before, setBefore] = useState(given)
  const [sent, setSent] = useState<string>()
  if (given !== before) {
    setBefore(given)
    // A typed colour may be given back late.
    if (given !== sent) {
      setSent(undefined)
      if (problem) reset()
    }
  }

  function type(text: string): void {
    setTyped(text)
    const result = parseColor(text, format)
    if (!result.ok) return
    // Hex has no alpha: the slider's stays.
    const alpha = format === 'hex' ? color.alpha : result.value.alpha
    const next = keepHue({ ...result.value, alpha }, color)
    setSent(cssColor(next))
    onChange(next)
  }

  return (
    <div data-editor="color-field">
      <select
        data-editor="control"
        aria-label={messages['editor.colour.format']}
        value={format}
        onChange={({ currentTarget }) => {
          setFormat(formats[currentTarget.selectedIndex] ?? 'hex')
          reset()
        }}
      >
        {formats.map((each) => (
          <option key={each} value={each}>
            {messages[`editor.color.${each}`]}
          </option>
        ))}
      </select>
      <input
        data-editor="control"
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        aria-label={messages[`editor.color.${format}`]}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        value={shown}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => !problem && reset()}
        onKeyDown={(event) => {
          const isEscape = event.key === 'Escape'
          if ((event.key !== 'Enter' && !isEscape) || isComposing(event)) return
          // A form around the picker is not submitted, and a dialog stays open.
          if (!isEscape || typed !== undefined) {
            event.preventDefault()
            event.stopPropagation()
          }
          if (isEscape || !problem) reset()
        }}
      />
      <p data-editor="problem" id={id} role="alert">
        {problem}
      </p>
    </div>
  )
}
