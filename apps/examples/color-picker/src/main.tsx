import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@sitewright/editor-ui/color-picker/styles.css'
import { TextColor } from './text-color'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <StrictMode>
    <TextColor />
  </StrictMode>,
)
