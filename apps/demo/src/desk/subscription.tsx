import { useEffect, useState, type SyntheticEvent } from 'react'
import { WORDS } from '../shop/words.ts'
import { website } from '../site/record/website.ts'
import { renderTemplate } from '../site/render.ts'
import type { DeskProps } from './desk-props.ts'
import { Empty } from './empty.tsx'
import { itemOf } from './entry.ts'
import { Field } from './field.tsx'

const readItem = (body: unknown): string | undefined => (body as { readonly itemId?: string }).itemId

/** What the token in the address stands for; nothing while it is asked, `null` if it stands for nothing. */
function useChosen({ http }: DeskProps['shop']): string | null | undefined {
  const [chosen, setChosen] = useState<string | null>()
  useEffect(() => {
    const cartToken = new URLSearchParams(location.search).get('cartToken') ?? ''
    void http
      .call({ method: 'GET', path: '/api/demo/subscription', query: { cartToken } }, readItem)
      .then((answer) => setChosen(answer.ok ? answer.value : null))
  }, [http])
  return chosen
}

/** Where a subscription begins. The token names what was chosen. */
export function SubscriptionDesk({ shop }: DeskProps) {
  const { locale } = shop.edition
  const chosen = useChosen(shop)
  const item = chosen ? itemOf(shop, { itemId: chosen }) : undefined
  const [begun, setBegun] = useState(false)
  if (!item || begun) {
    if (chosen === undefined) return <p className="lead">{WORDS.loading[locale]}</p>
    return (
      <Empty locale={locale} picture={begun ? 'the-parcel' : 'empty-sill'} action={WORDS.again[locale]}>
        <p className="lead">{begun ? WORDS.begun[locale] : WORDS.nothingChosen[locale]}</p>
      </Empty>
    )
  }
  const begin = (event: SyntheticEvent) => {
    event.preventDefault()
    setBegun(true)
  }
  // The same formatter and website as on the product's page: one phrase for one price.
  const phrase = renderTemplate('price', { ...website(shop.edition, location.pathname), ...item }).html
  return (
    <form className="counter" onSubmit={begin}>
      <div className="form">
        <Field label={WORDS.name[locale]} name="name" autoComplete="name" required />
        <Field label={WORDS.email[locale]} name="email" type="email" autoComplete="email" required />
        <button className="button" type="submit">
          {WORDS.start[locale]}
        </button>
      </div>
      <aside className="till">
        <ul className="slip">
          <li>
            <img src={item.items[0]?.smallUrl} width="320" height="400" alt="" />
            <span>
              {item.title}
              <span className="meta" dangerouslySetInnerHTML={{ __html: phrase }} />
            </span>
          </li>
        </ul>
      </aside>
    </form>
  )
}
