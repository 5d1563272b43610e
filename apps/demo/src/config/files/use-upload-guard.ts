import type { Cleanup } from '@sitewright/machine'
import { useEffect, useState } from 'react'

/**
 * Returns a function that takes the number of files on their way. As long as there are any, the browser asks before the page
 * is left, which keeps no request of their size alive, and `keep` keeps the panel until its cleanup is called.
 */
export function useUploadGuard(keep: () => Cleanup): (count: number) => void {
  const [count, setCount] = useState(0)
  const isUploading = count > 0
  useEffect(() => {
    if (!isUploading) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    const cleanup = keep()
    return () => {
      removeEventListener('beforeunload', warn)
      cleanup()
    }
  }, [isUploading, keep])
  return setCount
}
