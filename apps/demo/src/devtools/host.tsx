import { useEffect, useRef, useState } from 'react'
import type { Cleanup } from '@sitewright/machine'
import type { Measuring } from '../measuring.ts'
import type { Shop } from '../wiring.ts'

/** Tracker and collector of the page, once they are loaded. */
export function useMeasuring({ measuring }: Shop): Measuring | undefined {
  const [loaded, setLoaded] = useState<Measuring>()
  useEffect(() => {
    let isMounted = true
    void measuring.then((value) => isMounted && setLoaded(value)).catch(() => undefined)
    return () => {
      isMounted = false
    }
  }, [measuring])
  return loaded
}

interface HostProps {
  readonly className: string
  /** Adds a part that React does not draw, and returns its cleanup. Created once. */
  readonly add: (host: HTMLElement) => Cleanup
}

/** Place of a part that React does not draw. */
export function Host({ className, add }: HostProps) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => (host.current ? add(host.current) : undefined), [add])
  return <div className={className} ref={host} />
}
