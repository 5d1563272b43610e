import { useState, type SyntheticEvent } from 'react'
import { WORDS } from '../shop/words.ts'
import { useCart } from '../shop/use-cart.ts'
import type { DeskProps } from './desk-props.ts'
import { cash, choices } from './entry.ts'
import { Field } from './field.tsx'

/** Where a gift card is written: who it is for, and a sentence. */
export function GiftCardDesk({ shop }: DeskProps) {
  const { locale } = shop.edition
  const { cart } = useCart(shop)
  const [to, setTo] = useState('')
  const [sentence, setSentence] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const card = cart?.entries.findLast(({ itemId }) => itemId === 'gift-card')

  async function write(event: SyntheticEvent) {
    event.preventDefault()
    const written = card && (await shop.client.cart.setFields(card.id, { to, sentence }))
    setFailed(written?.ok === false)
    if (written?.ok === false) return
    location.assign(locale === 'en' ? '/cart' : `/${locale}/cart`)
  }
  return (
    <form className="counter" onSubmit={(event) => void write(event)}>
      <div className="form">
        <Field
          label={WORDS.to[locale]}
          name="to"
          value={to}
          required
          onChange={(event) => setTo(event.target.value)}
        />
        <Field
          label={WORDS.sentence[locale]}
          name="sentence"
          value={sentence}
          maxLength={90}
          onChange={(event) => setSentence(event.target.value)}
        />
        <p role="alert" className="form-error">
          {hasFailed ? shop.client.messages['cart.error.tryAgain'] : ''}
        </p>
        <button className="button" type="submit">
          {WORDS.send[locale]}
        </button>
      </div>
      <figure className="gift">
        <p className="gift-name">Sill</p>
        <blockquote data-placeholder={!sentence}>{sentence || WORDS.giftSentence[locale]}</blockquote>
        <figcaption>
          <span data-placeholder={!to}>{to || WORDS.giftTo[locale]}</span>
          <span>{card ? cash(shop, card.purchasePriceCents ?? 0) : ''}</span>
          <span className="visually-hidden">{card ? choices(card).join(', ') : ''}</span>
        </figcaption>
      </figure>
    </form>
  )
}
