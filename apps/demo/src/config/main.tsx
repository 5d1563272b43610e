import { createRoot } from 'react-dom/client'
import { readContext } from '../context.ts'
import { startDevtools } from '../devtools/devtools.ts'
import { loadHostSite } from '../host/host-site.ts'
import { isAnsweredByHost } from '../host/is-answered-by-host.ts'
import { currentLocalization } from '../localization.ts'
import { replaceBlockedStorage } from '../storage.ts'
import { wire } from '../wiring.ts'
import { Editor } from './editor.tsx'
import './config.css'

replaceBlockedStorage()
if (isAnsweredByHost()) await loadHostSite()
const shop = wire(readContext(), currentLocalization())
const place = document.getElementById('editor')
if (place) createRoot(place).render(<Editor shop={shop} />)
startDevtools(shop)
