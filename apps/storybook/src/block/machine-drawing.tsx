import type { Machine } from '@sitewright/machine'
import { mermaid as toMermaid } from '@sitewright/machine/mermaid'
import { useEffect, useState } from 'react'
import { useDark } from './use-dark.ts'

/** Mermaid draws one after the other, each under a name of its own. */
let drawings = 0

/** Draws the table that a story's behaviour is written in. */
export function MachineDrawing({ machine }: { readonly machine: Machine<string, string> }) {
  const dark = useDark()
  const [drawn, setDrawn] = useState({ svg: '', theme: '' })
  useEffect(() => {
    let gone = false
    void import('mermaid').then(async ({ default: mermaid }) => {
      mermaid.initialize({
        startOnLoad: false,
        theme: dark ? 'dark' : 'neutral',
        // The dark theme's own labels are too faint on their ground.
        themeVariables: dark ? { edgeLabelBackground: '#121212', textColor: '#f2f2f2' } : {},
        fontFamily: 'system-ui, sans-serif',
      })
      const drawing = await mermaid.render(`drawing-${++drawings}`, toMermaid(machine))
      if (!gone) setDrawn({ svg: drawing.svg, theme: dark ? 'dark' : 'light' })
    })
    return () => {
      gone = true
    }
  }, [machine, dark])
  return (
    <figure className="machine-drawing" data-drawn={drawn.theme}>
      {/* Mermaid's own markup, made from a table of this repository. */}
      <div
        role="img"
        aria-label={`States: ${Object.keys(machine.states).join(', ')}`}
        dangerouslySetInnerHTML={{ __html: drawn.svg }}
      />
    </figure>
  )
}
