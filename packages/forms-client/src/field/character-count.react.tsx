'use client'

import { timers, type Clock } from '@sitewright/machine'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { maxLengthOf } from '../kind/field.ts'
import { useField } from './hook/use-field.react.ts'
import { useFormScope } from '../hook/form-context.react.ts'
import { connectCounter, counterLabels, counterPauseMs } from '../counter/counter.connect.ts'

/** Props of `CharacterCount`. */
export interface CharacterCountProps {
  /** Id of a field with lines of text. */
  readonly id: string
  /**
   * Timers; a test gives a fake clock.
   *
   * @default the timers of the page
   */
  readonly clock?: Clock | undefined
}

/** Counter of the characters of a field with a limit. It is read once the visitor pauses. */
export function CharacterCount({ id, clock = timers }: CharacterCountProps): ReactNode {
  const { labels } = useFormScope()
  const { value, definition } = useField(id)
  const count = typeof value === 'string' ? value.length : 0
  const view = connectCounter(count, maxLengthOf(definition), { ...counterLabels, ...labels })
  const announced = useAfterPause(view?.status.children, clock)
  if (!view) return null
  return (
    <>
      <p {...view.root} />
      <p {...view.status}>{announced}</p>
    </>
  )
}

/** Returns a text once it has not changed for a while, and an empty text before it has changed at all. */
function useAfterPause(text: string | undefined, clock: Clock): string {
  const first = useRef(text)
  const [shown, setShown] = useState('')
  useEffect(() => {
    if (text === undefined || text === first.current) return undefined
    first.current = undefined
    return clock(() => setShown(text), counterPauseMs)
  }, [text, clock])
  return shown
}
