import {
  CartPageCheckout,
  CartPageEmpty,
  CartPageEntries,
  CartPageEntryImage,
  CartPageEntryQuantity,
  CartPageEntryRemove,
  CartPageEntrySubtotal,
  CartPageEntryTitle,
  CartPageFilled,
  CartPageLoading,
  CartPageMinimumNotice,
  CartPageRoot,
  CartPageSubtotal,
  CartPageSummary,
  CartPageTrouble,
  useCart,
  useCartEntry,
} from '@sitewright/cart-client/react'
import { fromSubunits, type Money } from '@sitewright/money-format'
import { useMemo } from 'react'
import { fieldTexts, itemOf, pictureOf } from '../line-list/entry.ts'
import { TEXTS } from '../messages.ts'
import { EmptyCart } from '../page-app/empty-page.tsx'
import type { PageAppProps } from '../page-app/page-app-props.ts'
import { useSettings } from '../settings/use-settings.ts'
import { textIn } from '../site/content/text-in.ts'

function Entry({ shop }: PageAppProps) {
  const { locale } = shop.localization
  const entry = useCartEntry()
  const item = itemOf(shop, entry)
  const picture = pictureOf(shop, entry)
  return (
    <>
      <CartPageEntryImage>
        {picture && (
          <a href={item?.fullUrl} tabIndex={-1} aria-hidden="true">
            <img
              src={picture.smallUrl}
              srcSet={picture.srcset}
              sizes="9rem"
              width="320"
              height="400"
              alt=""
            />
          </a>
        )}
      </CartPageEntryImage>
      <div className="entry-words">
        <CartPageEntryTitle href={item?.fullUrl} />
        {fieldTexts(shop, entry).map((text) => (
          <p key={text} className="meta">
            <bdi>{text}</bdi>
          </p>
        ))}
        <div className="entry-hands">
          <CartPageEntryQuantity less={textIn(TEXTS.less, locale)} more={textIn(TEXTS.more, locale)} />
          <CartPageEntryRemove>{textIn(TEXTS.remove, locale)}</CartPageEntryRemove>
        </div>
      </div>
      <CartPageEntrySubtotal />
    </>
  )
}

function Summary({ shop }: PageAppProps) {
  const { locale } = shop.localization
  return (
    <CartPageSummary className="totals">
      <CartPageSubtotal label={textIn(TEXTS.subtotal, locale)} />
      <dl>
        <dt>{textIn(TEXTS.shipping, locale)}</dt>
        <dd>{textIn(TEXTS.free, locale)}</dd>
      </dl>
      <CartPageMinimumNotice />
      <CartPageCheckout className="button">{textIn(TEXTS.toCheckout, locale)}</CartPageCheckout>
    </CartPageSummary>
  )
}

/** Content until the cart is read. A visitor without one sees the empty cart that the page was printed with. */
function Unread({ shop }: PageAppProps) {
  const { locale } = shop.localization
  const isExpected = useCart(({ status }) => status === 'ready') || shop.cookies.get('hasCart')
  if (!isExpected) return <EmptyCart locale={locale} />
  return (
    <CartPageLoading>
      <p className="lead" role="status">
        {textIn(TEXTS.loading, locale)}
      </p>
    </CartPageLoading>
  )
}

function useMinimum({ shop }: PageAppProps): Money {
  const { minimumCents } = useSettings()
  const { currency } = shop.localization
  // The minimum is fifty of whatever the shop counts in; a yen is a hundredth as much as a euro.
  return useMemo(
    () => fromSubunits(minimumCents * (currency === 'JPY' ? 150 : 1), currency),
    [minimumCents, currency],
  )
}

/** Cart page: entries, totals, and failures. The page has printed its heading. */
export function CartPage({ shop }: PageAppProps) {
  const { locale } = shop.localization
  return (
    <CartPageRoot minimum={useMinimum({ shop })}>
      <CartPageTrouble
        retry={textIn(TEXTS.retry, locale)}
        dismiss={textIn(TEXTS.dismiss, locale)}
        unread={textIn(TEXTS.unread, locale)}
      />
      <Unread shop={shop} />
      <CartPageEmpty>
        <EmptyCart locale={locale} />
      </CartPageEmpty>
      <CartPageFilled>
        <CartPageEntries>{() => <Entry shop={shop} />}</CartPageEntries>
        <Summary shop={shop} />
      </CartPageFilled>
    </CartPageRoot>
  )
}
