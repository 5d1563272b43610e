import { ignoreAnswer } from '@sitewright/site/http'
import { isRecord, readerOf } from '@sitewright/site/reader'
import { useCallback, useState, type SyntheticEvent } from 'react'
import { TEXTS } from '../messages.ts'
import { website } from '../site/record/website.ts'
import { renderTemplate } from '../site/render.ts'
import type { PageAppProps } from '../page-app/page-app-props.ts'
import { EmptyPage, FailedPage } from '../page-app/empty-page.tsx'
import { useAnswer } from '../page-app/use-answer.ts'
import { itemOf } from '../line-list/entry.ts'
import { Field } from '../page-app/field.tsx'
import { problemText } from '../page-app/problem-text.ts'
import { textIn } from '../site/content/text-in.ts'

const beginCall = { method: 'POST', path: '/api/demo/subscription/:cartToken' } as const

const cartToken = (): string => new URLSearchParams(location.search).get('cartToken') ?? ''

const readItem = readerOf((body) =>
  isRecord(body) && typeof body.itemId === 'string' ? body.itemId : undefined,
)

/** Item of the cart token in the address. */
function useChosen({ http }: PageAppProps['shop']) {
  const ask = useCallback(
    () =>
      http.call(
        { method: 'GET', path: '/api/demo/subscription', query: { cartToken: cartToken() } },
        readItem,
      ),
    [http],
  )
  return useAnswer(ask)
}

/** Page where a subscription starts, for the item of the cart token. */
export function SubscriptionPage({ shop }: PageAppProps) {
  const { locale } = shop.localization
  const [chosen, retry] = useChosen(shop)
  const item = chosen.kind === 'read' ? itemOf(shop, { itemId: chosen.value }) : undefined
  const [state, setState] = useState<'idle' | 'beginning' | 'begun'>('idle')
  const [problem, setProblem] = useState('')
  const begun = state === 'begun'
  if (!item || begun) {
    if (chosen.kind === 'loading') return <p className="lead">{textIn(TEXTS.loading, locale)}</p>
    if (chosen.kind === 'failed') return <FailedPage locale={locale} retry={retry} />
    return (
      <EmptyPage
        locale={locale}
        picture={begun ? 'the-parcel' : 'empty-sill'}
        action={textIn(TEXTS.again, locale)}
      >
        <p className="lead">{begun ? textIn(TEXTS.begun, locale) : textIn(TEXTS.nothingChosen, locale)}</p>
      </EmptyPage>
    )
  }
  const begin = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (state === 'beginning') return
    setState('beginning')
    setProblem('')
    const params = { cartToken: cartToken() }
    const answer = await shop.http.call({ ...beginCall, params, body: {} }, ignoreAnswer)
    setState(answer.ok ? 'begun' : 'idle')
    if (!answer.ok) setProblem(problemText(answer.failure, shop))
  }
  // The same formatter and website as on the product's page: one phrase for one price.
  const phrase = renderTemplate('price', { ...website(shop.localization, location.pathname), ...item }).html
  return (
    <form className="counter" onSubmit={(event) => void begin(event)}>
      <div className="form">
        <Field label={textIn(TEXTS.name, locale)} name="name" autoComplete="name" required />
        <Field label={textIn(TEXTS.email, locale)} name="email" type="email" autoComplete="email" required />
        <p role="alert" className="form-error">
          {problem}
        </p>
        <button className="button" type="submit" aria-disabled={state === 'beginning'}>
          {state === 'beginning' ? textIn(TEXTS.paying, locale) : textIn(TEXTS.start, locale)}
        </button>
      </div>
      <aside className="totals">
        <ul className="line-list">
          <li>
            <img src={item.items[0]?.smallUrl} width="320" height="400" alt="" />
            <span>
              <bdi>{item.title}</bdi>
              <span className="meta" dangerouslySetInnerHTML={{ __html: phrase }} />
            </span>
          </li>
        </ul>
      </aside>
    </form>
  )
}
