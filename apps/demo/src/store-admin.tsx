import { sendRestock } from '@sitewright/cart-client/admin'
import { ContributorRole } from '@sitewright/site/enumerations'
import { hasRole } from '@sitewright/site/session'
import { useCallback, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { fetchWaiting } from './restock/fetch-waiting.ts'
import type { Waiting } from './restock/waiting.ts'
import { ROLES, currentRoles } from './settings/settings.ts'
import { useSettings } from './settings/use-settings.ts'
import { TEXTS } from './messages.ts'
import { keepFocus } from './keep-focus.ts'
import { cartProblemText } from './page-app/problem-text.ts'
import type { Shop } from './wiring.ts'
import type { PageAppProps } from './page-app/page-app-props.ts'
import { itemOf } from './line-list/entry.ts'
import { textIn } from './site/content/text-in.ts'

function Group({ shop, waiting }: PageAppProps & { readonly waiting: Waiting }) {
  const { locale } = shop.localization
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [problem, setProblem] = useState('')
  async function notify() {
    if (state === 'sending') return
    setState('sending')
    setProblem('')
    const sent = await sendRestock(shop.http, waiting)
    setState(sent.ok ? 'sent' : 'idle')
    if (!sent.ok) setProblem(cartProblemText(sent.failure, shop))
  }
  return (
    <li>
      <span>
        {waiting.emails.length} ·{' '}
        <bdi>{itemOf(shop, { itemId: waiting.productId })?.title ?? waiting.productId}</bdi>
      </span>
      {problem && <span role="alert">{problem}</span>}
      {state === 'sent' ? (
        <span role="status">{textIn(TEXTS.told, locale)}</span>
      ) : (
        <button
          type="button"
          className="quiet"
          aria-disabled={state === 'sending'}
          onClick={() => void notify()}
        >
          {problem ? textIn(TEXTS.retry, locale) : textIn(TEXTS.tell, locale)}
        </button>
      )}
    </li>
  )
}

/** Restock sign-ups as the server has them. Read again when the window gets the focus. */
function useWaiting(shop: Shop) {
  const [all, setAll] = useState<readonly Waiting[] | 'unknown'>()
  const read = useCallback(
    () => void fetchWaiting(shop.http).then((found) => setAll(found ?? 'unknown')),
    [shop],
  )
  useEffect(() => {
    read()
    addEventListener('focus', read)
    return () => removeEventListener('focus', read)
  }, [read])
  return { all, read }
}

/** List of restock sign-ups, each with a button that notifies the shoppers. */
function Restock({ shop, waiting: { all, read } }: RestockProps) {
  const { locale } = shop.localization
  if (!all) return null
  if (all === 'unknown') {
    return (
      <p>
        {textIn(TEXTS.noWord, locale)}{' '}
        <button type="button" className="quiet" onClick={read}>
          {textIn(TEXTS.retry, locale)}
        </button>
      </p>
    )
  }
  if (all.length === 0) return <p>{textIn(TEXTS.nobodyWaits, locale)}</p>
  return (
    <ul>
      {all.map((waiting) => (
        <Group key={[waiting.variantId, ...waiting.emails].join(' ')} shop={shop} waiting={waiting} />
      ))}
    </ul>
  )
}

interface RestockProps extends PageAppProps {
  readonly waiting: ReturnType<typeof useWaiting>
}

/** Panel for those who run the store: a link to the editor, and the restock sign-ups. */
function Counter({ shop, title }: PageAppProps & { readonly title: string }) {
  const { locale } = shop.localization
  const waiting = useWaiting(shop)
  const { all } = waiting
  return (
    <details>
      <summary>
        {title}
        {Array.isArray(all) && all.length > 0 && <span className="store-admin-count">{all.length}</span>}
      </summary>
      <div className="store-admin-words">
        <p>
          <a href="/config">{textIn(TEXTS.edit, locale)}</a>
        </p>
        <h2 className="small">{textIn(TEXTS.waiting, locale)}</h2>
        <Restock shop={shop} waiting={waiting} />
      </div>
    </details>
  )
}

/**
 * Panel for visitors with a role on the website, folded into the bar below the page. Only store managers see the restock
 * sign-ups.
 */
function StoreAdmin({ shop }: PageAppProps) {
  const { role } = useSettings()
  const { locale } = shop.localization
  if (role === 'none') return null
  const roles = currentRoles()
  const { title } = ROLES[role]
  const runsStore = [ContributorRole.storeManager, ContributorRole.admin].some((each) => hasRole(roles, each))
  return (
    <aside ref={keepFocus} className="store-admin" aria-label={textIn(TEXTS.behind, locale)}>
      {runsStore ? (
        <Counter shop={shop} title={title} />
      ) : (
        <details>
          <summary>{title}</summary>
          <p className="store-admin-words">{textIn(TEXTS.viewerSees, locale)}</p>
        </details>
      )}
    </aside>
  )
}

let isOpen = false
/** Mounts the store admin once. It shows itself to visitors with a role. */
export function mountStoreAdmin(shop: Shop): void {
  if (isOpen) return
  isOpen = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(<StoreAdmin shop={shop} />)
}
