import { formatMoney, formatMoneyRange, type Money } from '@sitewright/money-format'
import type { ReactNode } from 'react'
import { useCartClient } from './cart-provider.tsx'

export interface AmountProps {
  readonly value: Money
  /** The other end of a range. */
  readonly to?: Money | undefined
  /** Whether it is about to change. */
  readonly isPending?: boolean | undefined
}

/** An amount as the store writes it, kept apart from text that runs the other way. */
export function Amount({ value, to, isPending = false }: AmountProps): ReactNode {
  const { locale } = useCartClient()
  // Server and browser may know different releases of a locale, down to the kind of a space.
  return (
    <bdi data-cart="amount" data-pending={isPending || undefined} suppressHydrationWarning>
      {to ? formatMoneyRange(value, to, { locale }) : formatMoney(value, { locale })}
    </bdi>
  )
}
