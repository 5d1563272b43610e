'use client'

import { directionOfMoney, formatMoney, formatMoneyRange, type Money } from '@sitewright/money-format'
import type { ReactNode } from 'react'
import { currencyOf, readableMoney } from '../catalog/price.ts'
import { useCartClient } from '../provider/cart-provider.react.tsx'

export interface AmountProps {
  readonly value: Money
  /** The other end of a range. */
  readonly to?: Money | undefined
  /** Marks an amount that is about to change. */
  readonly isPending?: boolean | undefined
}

/**
 * An amount in the store's locale, isolated from text in the other direction. Draws nothing for a value that is not
 * money.
 */
export function Amount({ value, to, isPending = false }: AmountProps): ReactNode {
  const { locale } = useCartClient()
  if (!readableMoney(value)) return null
  const end = to && currencyOf(to) === currencyOf(value) ? readableMoney(to) : undefined
  const text = end ? formatMoneyRange(value, end, { locale }) : formatMoney(value, { locale })
  // Server and browser may know different releases of a locale, down to the kind of a space.
  return (
    <bdi
      dir={directionOfMoney(text)}
      data-cart="amount"
      data-pending={isPending || undefined}
      suppressHydrationWarning
    >
      {text}
    </bdi>
  )
}
