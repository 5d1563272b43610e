import { fromSubunits } from '@sitewright/money-format'
import { Money } from '@sitewright/money-format/react'
import type { Shop } from '../wiring.ts'

interface PriceProps {
  readonly shop: Shop
  readonly cents: number
  /** @default the currency of the page */
  readonly currency?: string | undefined
  readonly className?: string | undefined
}

/** Hundredths in the language of the page, in a direction of their own. */
export const Price = ({
  shop: { localization, context },
  cents,
  currency = localization.currency,
  className,
}: PriceProps) => (
  <Money
    className={className}
    value={fromSubunits(cents, currency)}
    options={{ locale: context.website.language }}
  />
)
