import type { Cart, CartEntry } from '@sitewright/cart-client'
import { CartPageTrouble, useCart } from '@sitewright/cart-client/react'
import { useState, type SyntheticEvent } from 'react'
import { TEXTS } from '../messages.ts'
import type { PageAppProps } from '../page-app/page-app-props.ts'
import { entryDetails } from '../line-list/entry.ts'
import { Price } from '../line-list/price.tsx'
import { Field } from '../page-app/field.tsx'
import { cartProblemText } from '../page-app/problem-text.ts'
import { useReturn } from '../page-app/use-return.ts'
import { textIn } from '../site/content/text-in.ts'

/** The gift card that was added last. */
const findCard = (cart: Pick<Cart, 'entries'> | undefined): CartEntry | undefined =>
  cart?.entries.findLast(({ itemId }) => itemId === 'gift-card')

/** Form for the recipient and the message of a gift card. */
export function GiftCardPage({ shop }: PageAppProps) {
  const { locale } = shop.localization
  const { cart, status } = useCart()
  const [to, setTo] = useState('')
  const [sentence, setSentence] = useState('')
  const [isWriting, setWriting] = useState(false)
  const [problem, setProblem] = useState('')
  const card = findCard(cart)
  // A page that comes back with the Back button can be written on again.
  useReturn(() => setWriting(false))

  /** Writes on the card. Returns why that failed, if it did. */
  async function writeCard(): Promise<string | undefined> {
    const { client } = shop
    // The cart may not be read yet, or another page may have added the card since.
    const reading = card ? undefined : await client.cart.refresh()
    const found = card ?? findCard(client.cart.snapshot().cart)
    if (reading?.ok !== false && !found) return textIn(TEXTS.noCard, locale)
    const written = found ? await client.cart.setFields(found.id, { to, sentence }) : reading
    if (!written || written.ok) return undefined
    return cartProblemText(written.failure, shop)
  }

  async function write(event: SyntheticEvent) {
    event.preventDefault()
    if (isWriting) return
    setWriting(true)
    setProblem('')
    const text = await writeCard()
    if (text === undefined) {
      location.assign(locale === 'en' ? '/cart' : `/${locale}/cart`)
      return
    }
    setWriting(false)
    setProblem(text)
  }
  return (
    <form className="counter" onSubmit={(event) => void write(event)}>
      <div className="form">
        {!card && status === 'failed' && (
          <CartPageTrouble retry={textIn(TEXTS.retry, locale)} unread={textIn(TEXTS.unread, locale)} />
        )}
        <Field
          label={textIn(TEXTS.to, locale)}
          name="to"
          value={to}
          required
          onChange={(event) => setTo(event.target.value)}
        />
        <Field
          label={textIn(TEXTS.sentence, locale)}
          name="sentence"
          value={sentence}
          maxLength={90}
          onChange={(event) => setSentence(event.target.value)}
        />
        <p role="alert" className="form-error">
          {problem}
        </p>
        <button className="button" type="submit" aria-disabled={isWriting}>
          {isWriting ? textIn(TEXTS.paying, locale) : textIn(TEXTS.writeCard, locale)}
        </button>
      </div>
      <figure className="gift">
        <p className="gift-name">Sill</p>
        <blockquote dir="auto" data-placeholder={!sentence}>
          {sentence || textIn(TEXTS.giftSentence, locale)}
        </blockquote>
        <figcaption>
          <span dir="auto" data-placeholder={!to}>
            {to || textIn(TEXTS.giftTo, locale)}
          </span>
          <span>{card && <Price shop={shop} cents={card.purchasePriceCents ?? 0} />}</span>
          <span className="visually-hidden">{card ? entryDetails(shop, card).join(' · ') : ''}</span>
        </figcaption>
      </figure>
    </form>
  )
}
