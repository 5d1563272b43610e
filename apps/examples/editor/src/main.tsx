import '@sitewright/editor-ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Editor } from './editor'
import { load } from './page'
import './editor.css'

if (import.meta.env.VITE_MOCKS) {
  const { worker } = await import('./mocks/browser')
  await worker.start({ onUnhandledRequest: 'bypass' })
}

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <StrictMode>
    <Editor initial={await load()} />
  </StrictMode>,
)
