import { Button } from '@sitewright/editor-ui/button'
import { ContributorRole } from '@sitewright/site/enumerations'
import { hasRole } from '@sitewright/site/session'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { siteContent } from '../site/content/site-content.ts'
import { loadSiteContent, whenSiteContentChanges } from '../site/content/stored-content.ts'
import { changeSettings, ROLES } from '../settings/settings.ts'
import { useSettings } from '../settings/use-settings.ts'
import type { Shop } from '../wiring.ts'
import { saveSite } from './save.ts'
import { Shell } from './shell.tsx'
import { createSiteStore, type SiteStore } from './site-store.ts'
import { focusNextArea } from './use-shortcuts.ts'

function load() {
  loadSiteContent()
  return siteContent()
}

/** Gives the visitor a role that may edit, and the focus to the editor. */
function comeIn(role: 'storeManager' | 'admin'): void {
  flushSync(() => changeSettings({ role }))
  focusNextArea(false)
}

/** Page for those who may not edit. A visitor of the demo becomes whom they want to be. */
const SignIn = () => (
  <main className="config-door">
    <div>
      <p className="config-brand">Sill</p>
      <h1>Sign in to edit this site</h1>
      <p>
        Store managers and administrators may come in. You are looking as a visitor: in this demo, a press
        makes you one of them.
      </p>
      <p className="config-row">
        <Button kind="primary" onClick={() => comeIn('storeManager')}>
          Come in as a store manager
        </Button>
        <Button onClick={() => comeIn('admin')}>As an administrator</Button>
      </p>
      <p>
        <a href="/">Back to the shop</a>
      </p>
    </div>
    <img src="/picture/window-row-1280.webp" width="1280" height="800" alt="" />
  </main>
)

/** The store of the editor, for as long as the editor is shown. */
function useSiteStore({ http }: Shop): SiteStore {
  const [store] = useState(() =>
    createSiteStore({
      load,
      save: (change, site) => saveSite(http, change, site),
      whenChanged: whenSiteContentChanges,
    }),
  )
  useEffect(() => store.start(), [store])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (store.snapshot().saving !== 'saved') event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    addEventListener('pagehide', store.leave)
    return () => {
      removeEventListener('beforeunload', warn)
      removeEventListener('pagehide', store.leave)
    }
  }, [store])
  return store
}

/** The editor, or the page that says who may use it. */
export function Editor({ shop }: { readonly shop: Shop }) {
  const { roles } = ROLES[useSettings().role]
  const store = useSiteStore(shop)
  const mayEdit = [ContributorRole.storeManager, ContributorRole.admin].some((role) => hasRole(roles, role))
  return mayEdit ? <Shell shop={shop} store={store} /> : <SignIn />
}
