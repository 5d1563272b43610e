import { useEffect, useState } from 'react'

/**
 * Returns a function that takes the number of files on their way. As long as there are any, the browser asks before the page
 * is left: it keeps no request of their size alive.
 */
export function useUploadGuard(): (count: number) => void {
  const [count, setCount] = useState(0)
  const isUploading = count > 0
  useEffect(() => {
    if (!isUploading) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUploading])
  return setCount
}
