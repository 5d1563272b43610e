import type { Cleanup } from '@sitewright/machine'
import { useCallback, useEffect, useState } from 'react'

/** Works under way by the id of their part. A part whose works have ended stays until it is opened: it says how. */
type Works = Readonly<Record<string, number>>

interface KeptParts {
  /** Checks whether a part is to be drawn, though perhaps hidden. */
  readonly isDrawn: (id: string) => boolean
  /** Keeps a part until the cleanup, and then until it is opened. */
  readonly keep: (id: string) => Cleanup
}

/** The parts that work goes on in while another one is open: panels of the editor, products of a panel. */
export function useKeptParts(open: string | undefined): KeptParts {
  const [works, setWorks] = useState<Works>({})
  const keep = useCallback((id: string) => {
    const add = (change: number) => setWorks((before) => ({ ...before, [id]: (before[id] ?? 0) + change }))
    add(1)
    return () => add(-1)
  }, [])
  useEffect(() => {
    setWorks((before) => {
      if (open === undefined || before[open] !== 0) return before
      const { [open]: _ended, ...others } = before
      return others
    })
  }, [open, works])
  return { isDrawn: (id) => id === open || works[id] !== undefined, keep }
}
