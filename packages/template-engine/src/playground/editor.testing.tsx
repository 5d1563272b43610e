'use client'

import { useId, useRef, type Ref } from 'react'
import type { Diagnostic } from '../diagnostic/diagnostic.ts'

interface EditorProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** How bad the fault of a line is, 1-based. */
  readonly marked?: ReadonlyMap<number, Diagnostic['severity']>
  readonly invalid?: boolean
  readonly field?: Ref<HTMLTextAreaElement>
}

/** A field for source text with numbered lines; those with a fault are marked. */
export function Editor({ label, value, onChange, marked, invalid = false, field }: EditorProps) {
  const id = useId()
  const gutter = useRef<HTMLOListElement>(null)
  return (
    <div className="editor" data-invalid={invalid}>
      <label htmlFor={id}>{label}</label>
      <div className="paper" dir="ltr">
        <ol ref={gutter} aria-hidden="true">
          {value.split('\n').map((_, at) => (
            <li key={at} data-marked={marked?.get(at + 1)}>
              {at + 1}
            </li>
          ))}
        </ol>
        <textarea
          ref={field}
          id={id}
          value={value}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          wrap="off"
          aria-invalid={invalid}
          onChange={(event) => onChange(event.target.value)}
          onScroll={(event) => gutter.current?.scrollTo({ top: event.currentTarget.scrollTop })}
        />
      </div>
    </div>
  )
}
