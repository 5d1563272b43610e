import {
  fetchRestockEntries,
  fetchRestockGroups,
  sendRestock,
  type RestockSendRequest,
} from '@sitewright/cart-client/admin'
import { ContributorRole } from '@sitewright/site/enumerations'
import { hasRole } from '@sitewright/site/site-user'
import { useCallback, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ROLES, rolesNow } from '../observatory/weather.ts'
import { useWeather } from '../observatory/switches.tsx'
import { WORDS } from '../shop/words.ts'
import type { Shop } from '../wiring.ts'
import type { DeskProps } from './desk-props.ts'
import { itemOf } from './entry.ts'

/** A variant that is waited for, and by how many. */
interface Waiting extends RestockSendRequest {
  readonly count: number
}

/** Asks who waits for what; nothing when the server will not say. */
async function fetchWaiting({ http }: Shop): Promise<readonly Waiting[] | undefined> {
  const groups = await fetchRestockGroups(http)
  if (!groups.ok) return undefined
  return Promise.all(
    groups.value.map(async ({ productId, variantId }) => {
      const entries = await fetchRestockEntries(http, { productId, variantId })
      return { productId, variantId, count: entries.ok ? entries.value.length : 0 }
    }),
  )
}

function Group({ shop, waiting }: DeskProps & { readonly waiting: Waiting }) {
  const { locale } = shop.edition
  const [state, setState] = useState<'idle' | 'told' | 'failed'>('idle')
  const tell = () =>
    void sendRestock(shop.http, waiting).then((sent) => setState(sent.ok ? 'told' : 'failed'))
  return (
    <li>
      <span>
        {waiting.count} · {itemOf(shop, { itemId: waiting.productId })?.title ?? waiting.productId}
      </span>
      {state === 'told' ? (
        <span role="status">{WORDS.told[locale]}</span>
      ) : (
        <button type="button" className="quiet" onClick={tell}>
          {state === 'failed' ? WORDS.retry[locale] : WORDS.tell[locale]}
        </button>
      )}
    </li>
  )
}

/** Who waits for what, and a button that tells them. */
function Restock({ shop }: DeskProps) {
  const { locale } = shop.edition
  const [all, setAll] = useState<readonly Waiting[] | 'unknown'>()
  const read = useCallback(() => void fetchWaiting(shop).then((found) => setAll(found ?? 'unknown')), [shop])
  useEffect(() => {
    read()
    addEventListener('focus', read)
    return () => removeEventListener('focus', read)
  }, [read])
  if (!all) return null
  if (all === 'unknown') {
    return (
      <p>
        {WORDS.noWord[locale]}{' '}
        <button type="button" className="quiet" onClick={read}>
          {WORDS.retry[locale]}
        </button>
      </p>
    )
  }
  if (all.length === 0) return <p>{WORDS.nobodyWaits[locale]}</p>
  return (
    <ul>
      {all.map((waiting) => (
        <Group key={waiting.productId + waiting.variantId} shop={shop} waiting={waiting} />
      ))}
    </ul>
  )
}

/** What only those see who have a role on the website. A viewer sees what visitors see. */
function StaffDesk({ shop }: DeskProps) {
  const { role } = useWeather()
  const { locale } = shop.edition
  if (role === 'none') return null
  const roles = rolesNow()
  const runsStore = [ContributorRole.storeManager, ContributorRole.admin].some((each) => hasRole(roles, each))
  return (
    <aside className="staff" aria-label={WORDS.behind[locale]}>
      <p>
        <b>{ROLES[role].title}</b>
      </p>
      {runsStore ? (
        <>
          <h2 className="small">{WORDS.waiting[locale]}</h2>
          <Restock shop={shop} />
        </>
      ) : (
        <p>{WORDS.viewerSees[locale]}</p>
      )}
    </aside>
  )
}

let isOpen = false
/** Opens what is behind the counter, for as long as somebody with a role is looking. */
export function openStaffDesk(shop: Shop): void {
  if (isOpen) return
  isOpen = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(<StaffDesk shop={shop} />)
}
