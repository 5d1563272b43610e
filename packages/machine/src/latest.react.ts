'use client'

import { useInsertionEffect, useRef } from 'react'

/**
 * Keeps the value of the last render as `current`, for functions that outlive the render: timers, requests,
 * listeners. It changes before any layout effect runs, so that effects of children read it too.
 */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
