import { useEffect, useRef } from 'react'

/** The value of the last render, for requests that end later. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
