import { useLatest } from '@sitewright/machine/react'
import { useEffect } from 'react'

/** Calls back when a page that was left comes back as it was: https://web.dev/articles/bfcache */
export function useReturn(callback: () => void): void {
  const latest = useLatest(callback)
  useEffect(() => {
    const life = new AbortController()
    addEventListener('pageshow', ({ persisted }) => persisted && latest.current(), life)
    return () => life.abort()
  }, [latest])
}
