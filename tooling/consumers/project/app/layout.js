import '@sitewright/cart-client/styles.css'
import '@sitewright/editor-ui/field/styles.css'
import '@sitewright/forms-client/styles.css'
import '@sitewright/gallery/styles.css'
import { createElement as h } from 'react'

const Layout = ({ children }) => h('html', { lang: 'en' }, h('body', null, children))

export default Layout
