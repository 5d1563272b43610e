import { ignoreAnswer } from '@sitewright/site/http'
import { useSiteUser } from '@sitewright/site/react'
import { signOut } from '@sitewright/site/session'
import { useState, type ReactNode } from 'react'
import { itemOf } from '../line-list/entry.ts'
import { Price } from '../line-list/price.tsx'
import { TEXTS } from '../messages.ts'
import { EmptyPage } from '../page-app/empty-page.tsx'
import type { PageAppProps } from '../page-app/page-app-props.ts'
import { path } from '../site/record/path.ts'
import type { Shop } from '../wiring.ts'
import { endSubscriptionCall, type Account, type AccountOrder, type AccountSubscription } from './account.ts'
import { LanguageChoice } from './language-choice.tsx'
import { ACCOUNT_TEXTS } from './account-text.ts'
import { useAccount } from './use-account.ts'
import './account.css'
import { textIn } from '../site/content/text-in.ts'

const formatDate = ({ context }: Shop, ms: number): string =>
  new Intl.DateTimeFormat(context.website.language, { dateStyle: 'long' }).format(ms)

interface SectionProps {
  readonly title: string
  /** Shown in place of an empty list. */
  readonly empty: string
  readonly children: readonly ReactNode[]
}

function Section({ title, empty, children }: SectionProps) {
  return (
    <section className="account-section">
      <h2>{title}</h2>
      {children.length > 0 ? <ul>{children}</ul> : <p className="meta">{empty}</p>}
    </section>
  )
}

function Order({ shop, order }: PageAppProps & { readonly order: AccountOrder }) {
  return (
    <li className="account-row">
      <p className="meta">
        {textIn(TEXTS.order, shop.localization.locale)} {order.id} · {formatDate(shop, order.placedOn)}
      </p>
      <ul>
        {order.lines.map(({ itemId, title, quantity }, i) => (
          <li key={i}>
            {quantity} ×{' '}
            <a href={itemOf(shop, { itemId })?.fullUrl} dir="auto">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p className="account-total">
        <Price shop={shop} cents={order.totalCents} currency={order.currency} />
      </p>
    </li>
  )
}

interface SubscriptionProps extends PageAppProps {
  readonly subscription: AccountSubscription
  readonly onEnd: () => Promise<void>
}

function Subscription({ shop, subscription, onEnd }: SubscriptionProps) {
  const { locale } = shop.localization
  const { cartToken, itemId, begunOn } = subscription
  const [hasFailed, setFailed] = useState(false)
  const item = itemOf(shop, { itemId })
  const end = async () => {
    const answer = await shop.http.call({ ...endSubscriptionCall, params: { cartToken } }, ignoreAnswer)
    setFailed(!answer.ok)
    if (answer.ok) await onEnd()
  }
  return (
    <li className="account-row">
      <p>
        <a href={item?.fullUrl} dir="auto">
          {item?.title ?? itemId}
        </a>
      </p>
      <p className="meta">
        {textIn(ACCOUNT_TEXTS.since, locale).replace('{date}', formatDate(shop, begunOn))}
      </p>
      <button type="button" className="quiet" onClick={() => void end()}>
        {textIn(ACCOUNT_TEXTS.end, locale)}
        <span className="visually-hidden">: {item?.title}</span>
      </button>
      <p role="alert" className="form-error">
        {hasFailed ? textIn(ACCOUNT_TEXTS.failed, locale) : ''}
      </p>
    </li>
  )
}

/** Email, language and the way out. */
function You({ shop, account }: PageAppProps & { readonly account: Account }) {
  const { locale } = shop.localization
  const [hasFailed, setFailed] = useState(false)
  async function leave() {
    setFailed(false)
    const { ok } = await signOut(shop.http)
    if (ok) location.assign(path('/', locale))
    else setFailed(true)
  }
  return (
    <section className="account-section account-you">
      <h2>{textIn(ACCOUNT_TEXTS.you, locale)}</h2>
      <p>{account.email}</p>
      <LanguageChoice shop={shop} language={account.language} />
      <button type="button" className="button" onClick={() => void leave()}>
        {textIn(ACCOUNT_TEXTS.signOut, locale)}
      </button>
      <p role="alert" className="form-error">
        {hasFailed ? textIn(ACCOUNT_TEXTS.failed, locale) : ''}
      </p>
    </section>
  )
}

interface ReadAccountProps extends PageAppProps {
  readonly account: Account
  readonly refresh: () => Promise<void>
}

function ReadAccount({ shop, account, refresh }: ReadAccountProps) {
  const { locale } = shop.localization
  const { orders, subscriptions, addresses } = account
  return (
    <div className="account">
      <Section title={textIn(ACCOUNT_TEXTS.orders, locale)} empty={textIn(ACCOUNT_TEXTS.noOrders, locale)}>
        {orders.map((order) => (
          <Order key={order.id} shop={shop} order={order} />
        ))}
      </Section>
      <Section
        title={textIn(ACCOUNT_TEXTS.subscriptions, locale)}
        empty={textIn(ACCOUNT_TEXTS.noSubscriptions, locale)}
      >
        {subscriptions.map((each) => (
          <Subscription key={each.cartToken} shop={shop} subscription={each} onEnd={refresh} />
        ))}
      </Section>
      <Section
        title={textIn(ACCOUNT_TEXTS.addresses, locale)}
        empty={textIn(ACCOUNT_TEXTS.noAddresses, locale)}
      >
        {addresses.map(({ name, street, city }) => (
          <li key={name + street + city} className="account-row">
            <address>
              <bdi>{name}</bdi>
              <br />
              <bdi>{street}</bdi>
              <br />
              <bdi>{city}</bdi>
            </address>
          </li>
        ))}
      </Section>
      <You shop={shop} account={account} />
    </div>
  )
}

/** Account of the member who is signed in. Others are shown the way to the door. */
export function AccountPage({ shop }: PageAppProps) {
  const { locale } = shop.localization
  const { authenticated } = useSiteUser(shop.cookies)
  const [state, refresh] = useAccount(shop, authenticated)
  if (state.kind === 'read') return <ReadAccount shop={shop} account={state.account} refresh={refresh} />
  if (state.kind === 'loading') {
    return (
      <p className="lead" role="status">
        {textIn(TEXTS.loading, locale)}
      </p>
    )
  }
  if (state.kind === 'failed') {
    return (
      <div role="alert">
        <p className="lead">{textIn(ACCOUNT_TEXTS.failed, locale)}</p>
        <button type="button" className="button" onClick={() => void refresh()}>
          {textIn(TEXTS.retry, locale)}
        </button>
      </div>
    )
  }
  const link = { href: path('/sign-in', locale), text: textIn(ACCOUNT_TEXTS.signIn, locale) }
  return (
    <EmptyPage locale={locale} picture="first-light" link={link}>
      <p className="lead">{textIn(ACCOUNT_TEXTS.door, locale)}</p>
    </EmptyPage>
  )
}
