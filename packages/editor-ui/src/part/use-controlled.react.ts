'use client'

import { useState } from 'react'

/** A value that a caller controls, or that a part keeps itself when the caller gives none: undefined, or a stored null. */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial)
  const change = (next: Value): void => {
    setOwn(next)
    onChange?.(next)
  }
  return [value ?? own, change]
}
