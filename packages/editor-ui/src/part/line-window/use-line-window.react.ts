'use client'

import { useCallback, useState } from 'react'
import { windowAt, type LineMeasure, type LineWindow, type WindowSize } from './line-window.ts'

/** The window of a list, and the function that moves it to what a measure of the list shows. */
export function useLineWindow(
  size: WindowSize,
  first: LineMeasure,
): readonly [window: LineWindow, follow: (measure: LineMeasure) => void] {
  const [window, setWindow] = useState(() => windowAt(first, size))
  const follow = useCallback(
    (measure: LineMeasure): void => {
      // A list that is not laid out has no size.
      if (measure.linePx === 0) return
      const next = windowAt(measure, size)
      setWindow((before) => (isSameWindow(before, next) ? before : next))
    },
    [size],
  )
  return [window, follow]
}

const isSameWindow = (one: LineWindow, other: LineWindow): boolean =>
  one.first === other.first && one.last === other.last && one.linePx === other.linePx
