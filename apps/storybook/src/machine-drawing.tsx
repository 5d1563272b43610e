import type { Machine } from '@sitewright/machine'
import { mermaid as toMermaid } from '@sitewright/machine/mermaid'
import { useEffect, useId, useState } from 'react'

/** Draws the table that a story's behaviour is written in. */
export function MachineDrawing({ machine, dark }: { machine: Machine<string, string>; dark: boolean }) {
  const id = useId().replace(/\W/g, '')
  const [svg, setSvg] = useState('')
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
      const drawing = await mermaid.render(`machine-${id}`, toMermaid(machine))
      if (!gone) setSvg(drawing.svg)
    })
    return () => {
      gone = true
    }
  }, [machine, dark, id])
  return (
    <figure className="machine-drawing">
      <figcaption>The table behind it</figcaption>
      {/* Mermaid's own markup, made from a table of this repository. */}
      <div
        role="img"
        aria-label={`States: ${Object.keys(machine.states).join(', ')}`}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </figure>
  )
}
