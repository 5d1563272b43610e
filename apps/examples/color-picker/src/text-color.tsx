import { ColorContrast } from '@sitewright/editor-ui/color-contrast'
import { ColorPicker } from '@sitewright/editor-ui/color-picker'
import { useState } from 'react'

const swatches = [
  { color: '#1b1b21', name: 'Ink' },
  { color: '#2f6f9f', name: 'Sea' },
  { color: '#f6c28b', name: 'Dawn' },
]

export function TextColor() {
  const [css, setCss] = useState('#1b1b21')
  return (
    <main>
      <p style={{ color: css }}>The quick brown fox</p>
      <ColorPicker
        label="Text colour"
        defaultValue="#1b1b21"
        swatches={swatches}
        onChange={(_, text) => setCss(text)}
      >
        {(color) => <ColorContrast color={color} background="#ffffff" />}
      </ColorPicker>
    </main>
  )
}
