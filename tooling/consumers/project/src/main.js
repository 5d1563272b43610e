import '@sitewright/cart-client/styles.css'
import '@sitewright/editor-ui/field/styles.css'
import '@sitewright/forms-client/styles.css'
import '@sitewright/gallery/styles.css'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './page.js'

createRoot(globalThis.document.querySelector('main')).render(h(Page))
