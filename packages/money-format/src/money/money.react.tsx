'use client'

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { Money as MoneyValue } from './money.contract.ts'
import { formatMoney } from '../format/format-money.ts'
import { formatMoneyRange } from '../format/format-money-range.ts'
import { formatMoneyToParts, type MoneyPart } from '../format/format-money-to-parts.ts'
import { MoneyError, MoneyRangeError } from './money-error.ts'
import type { MoneyOptions } from '../format/money-options.ts'
import { useMoneyOptions } from './money-provider.react.tsx'

/** An amount to show, and how. Everything else goes to the element. */
export interface MoneyProps extends Omit<ComponentPropsWithoutRef<'bdi'>, 'children'> {
  /** What is not money throws, unless there is a `fallback`. */
  readonly value: MoneyValue | null | undefined
  /** The other end of a range of prices. */
  readonly to?: MoneyValue | null | undefined
  /** Go before the provider's. */
  readonly options?: MoneyOptions | undefined
  /** Shown in place of what cannot be shown: no money, two currencies in one range, more than 15 digits. */
  readonly fallback?: ReactNode
  /** Draws the pieces: a small symbol, raised cents. */
  readonly children?: ((parts: readonly MoneyPart[]) => ReactNode) | undefined
}

/** Shows money as the nearest `MoneyProvider` says, kept apart from text that runs the other way. */
export function Money({ value, to, options, fallback, children, ...element }: MoneyProps): ReactNode {
  const given: unknown = value
  const provided = useMoneyOptions()
  const all = options ? { ...provided, ...options } : provided
  // Server and browser may know different releases of a locale, down to the kind of a space. The server's text stays.
  return (
    <bdi suppressHydrationWarning {...element}>
      {show(() => {
        const money = given as MoneyValue
        if (to) return formatMoneyRange(money, to, all)
        return children ? children(formatMoneyToParts(money, all)) : formatMoney(money, all)
      }, fallback)}
    </bdi>
  )
}

/** Only the errors of this package have a fallback: a locale that does not exist is a mistake of the programmer. */
function show(draw: () => ReactNode, fallback: ReactNode): ReactNode {
  try {
    return draw()
  } catch (error) {
    if (fallback !== undefined && (error instanceof MoneyError || error instanceof MoneyRangeError))
      return fallback
    throw error
  }
}
