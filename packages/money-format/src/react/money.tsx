'use client'

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { Money as MoneyValue } from '../contract/money.ts'
import { formatMoney } from '../core/format-money.ts'
import { formatMoneyRange } from '../core/format-money-range.ts'
import { formatMoneyToParts, type MoneyPart } from '../core/format-money-to-parts.ts'
import type { MoneyOptions } from '../core/money-options.ts'
import { useMoneyOptions } from './money-provider.tsx'

/** An amount to show, and how. Everything else goes to the element. */
export interface MoneyProps extends Omit<ComponentPropsWithoutRef<'bdi'>, 'children'> {
  readonly value: MoneyValue
  /** The other end of a range of prices. */
  readonly to?: MoneyValue | undefined
  /** Go before the provider's. */
  readonly options?: MoneyOptions | undefined
  /** Draws the pieces: a small symbol, raised cents. */
  readonly children?: ((parts: readonly MoneyPart[]) => ReactNode) | undefined
}

/** Shows money as the nearest `MoneyProvider` says, kept apart from text that runs the other way. */
export function Money({ value, to, options, children, ...element }: MoneyProps): ReactNode {
  const provided = useMoneyOptions()
  const all = options ? { ...provided, ...options } : provided
  const text = to ? formatMoneyRange(value, to, all) : formatMoney(value, all)
  // Server and browser may know different releases of a locale, down to the kind of a space. The server's text stays.
  return (
    <bdi suppressHydrationWarning {...element}>
      {children && !to ? children(formatMoneyToParts(value, all)) : text}
    </bdi>
  )
}
