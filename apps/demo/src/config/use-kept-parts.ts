import type { Undo } from '@sitewright/machine'
import { useCallback, useEffect, useState } from 'react'

/** Works under way by the id of their panel. A panel whose works have ended stays until it is opened: it says how. */
type Works = Readonly<Record<string, number>>

interface KeptPanels {
  /** Checks whether a panel is to be drawn, though perhaps hidden. */
  readonly isDrawn: (id: string) => boolean
  /** Keeps a panel until the undo, and then until it is opened. */
  readonly keep: (id: string) => Undo
}

/** The panels that work goes on in while another one is open. */
export function useKeptPanels(open: string): KeptPanels {
  const [works, setWorks] = useState<Works>({})
  const keep = useCallback((id: string) => {
    const add = (change: number) => setWorks((before) => ({ ...before, [id]: (before[id] ?? 0) + change }))
    add(1)
    return () => add(-1)
  }, [])
  useEffect(() => {
    setWorks((before) => {
      if (before[open] !== 0) return before
      const { [open]: _ended, ...others } = before
      return others
    })
  }, [open, works])
  return { isDrawn: (id) => id === open || works[id] !== undefined, keep }
}
