import { useCallback, useEffect, useState } from 'react'
import type { Panel } from './panel.ts'
import { panels } from './panels.ts'

/** The panel that the address names, or the first one. */
export function panelNow(): Panel | undefined {
  const id = location.hash.slice(1)
  return panels.find((panel) => panel.id === id) ?? panels[0]
}

/** The open panel, which the address names: it can be linked to, and Back returns to the one before. */
export function usePanel(onOpen: (panel: Panel | undefined) => void): Panel | undefined {
  const [panel, setPanel] = useState(panelNow)
  const open = useCallback(() => {
    const opened = panelNow()
    setPanel(opened)
    onOpen(opened)
  }, [onOpen])
  useEffect(() => {
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [open])
  return panel
}
