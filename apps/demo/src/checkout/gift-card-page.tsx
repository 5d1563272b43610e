import { CartPageTrouble, useCart } from '@sitewright/cart-client/react'
import { useState, type SyntheticEvent } from 'react'
import { TEXTS } from '../messages.ts'
import type { PageAppProps } from '../page-app/page-app-props.ts'
import { formatCents, entryDetails } from '../line-list/entry.ts'
import { Field } from '../page-app/field.tsx'

/** Form for the recipient and the message of a gift card. */
export function GiftCardPage({ shop }: PageAppProps) {
  const { locale } = shop.localization
  const { cart, status } = useCart()
  const [to, setTo] = useState('')
  const [sentence, setSentence] = useState('')
  const [state, setState] = useState<'idle' | 'writing' | 'failed'>('idle')
  const card = cart?.entries.findLast(({ itemId }) => itemId === 'gift-card')

  async function write(event: SyntheticEvent) {
    event.preventDefault()
    // A cart that is not read yet may hold the card: what was written stays until it is.
    if (state === 'writing' || (!card && status !== 'ready')) return
    setState('writing')
    const written = card && (await shop.client.cart.setFields(card.id, { to, sentence }))
    if (written?.ok === false) {
      setState('failed')
      return
    }
    location.assign(locale === 'en' ? '/cart' : `/${locale}/cart`)
  }
  return (
    <form className="counter" onSubmit={(event) => void write(event)}>
      <div className="form">
        {!card && status === 'failed' && (
          <CartPageTrouble retry={TEXTS.retry[locale]} unread={TEXTS.unread[locale]} />
        )}
        <Field
          label={TEXTS.to[locale]}
          name="to"
          value={to}
          required
          onChange={(event) => setTo(event.target.value)}
        />
        <Field
          label={TEXTS.sentence[locale]}
          name="sentence"
          value={sentence}
          maxLength={90}
          onChange={(event) => setSentence(event.target.value)}
        />
        <p role="alert" className="form-error">
          {state === 'failed' ? shop.client.messages['cart.error.tryAgain'] : ''}
        </p>
        <button className="button" type="submit" aria-disabled={state === 'writing'}>
          {state === 'writing' ? TEXTS.paying[locale] : TEXTS.send[locale]}
        </button>
      </div>
      <figure className="gift">
        <p className="gift-name">Sill</p>
        <blockquote data-placeholder={!sentence}>{sentence || TEXTS.giftSentence[locale]}</blockquote>
        <figcaption>
          <span data-placeholder={!to}>{to || TEXTS.giftTo[locale]}</span>
          <span>{card ? formatCents(shop, card.purchasePriceCents ?? 0) : ''}</span>
          <span className="visually-hidden">{card ? entryDetails(card).join(', ') : ''}</span>
        </figcaption>
      </figure>
    </form>
  )
}
