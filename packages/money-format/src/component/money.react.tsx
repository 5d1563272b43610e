'use client'

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { directionOfMoney } from '../format/direction-of-money.ts'
import { formatMoneyRange } from '../format/format-money-range.ts'
import { formatMoneyToParts, type MoneyPart } from '../format/format-money-to-parts.ts'
import { formatMoney } from '../format/format-money.ts'
import type { MoneyOptions } from '../format/money-pattern.ts'
import { withDefaults } from '../messages.ts'
import { MoneyError, MoneyRangeError } from '../money/money-error.ts'
import { useMoneyOptions } from './money-provider.react.tsx'
import type { Money as MoneyValue } from '../money/money.contract.ts'

/** An amount and its options. All other props are attributes of the element. */
export interface MoneyProps extends Omit<ComponentPropsWithoutRef<'bdi'>, 'children'> {
  /** Amount to show. Values that are not money throw, unless there is a `fallback`. */
  readonly value: MoneyValue | null | undefined
  /** Other end of a range of prices. */
  readonly to?: MoneyValue | null | undefined
  /** Options that override the provider's. */
  readonly options?: MoneyOptions | undefined
  /** Shown for values that cannot be shown: not money, two currencies in one range, more than 15 digits. */
  readonly fallback?: ReactNode
  /** Draws the parts: a small symbol, raised cents. */
  readonly children?: ((parts: readonly MoneyPart[]) => ReactNode) | undefined
}

/**
 * Money with the options of the nearest `MoneyProvider`, in a `<bdi>` so that text of the other direction does not mix.
 *
 * @example
 * ```tsx
 * import { Money } from '@sitewright/money-format/react'
 *
 * export const Price = () => (
 *   <Money value={{ value: '1234.5', currency: 'EUR' }} className="price">
 *     {(parts) =>
 *       parts.map(({ type, value }) => (type === 'fraction' ? <sup key={type}>{value}</sup> : value))
 *     }
 *   </Money>
 * )
 * ```
 */
export function Money({ value, to, options, fallback, children, ...element }: MoneyProps): ReactNode {
  const given: unknown = value
  const provided = useMoneyOptions()
  const all = options ? withDefaults(provided, options) : provided
  // Server and browser may have different releases of CLDR, down to the kind of a space. React 19 keeps the server's
  // text, React 18 replaces it. Neither warns.
  const drawn = show(() => {
    const money = given as MoneyValue
    const text = to ? formatMoneyRange(money, to, all) : formatMoney(money, all)
    return {
      dir: directionOfMoney(text),
      children: children && !to ? children(formatMoneyToParts(money, all)) : text,
    }
  }, fallback)
  return <bdi suppressHydrationWarning {...drawn} {...element} />
}

/** Attributes of the element around money. */
interface Drawn {
  readonly dir?: 'ltr' | undefined
  readonly children: ReactNode
}

/** Catches only the errors of this package: others are mistakes in the options, or of a function that draws the parts. */
function show(draw: () => Drawn, fallback: ReactNode): Drawn {
  try {
    return draw()
  } catch (error) {
    if (fallback !== undefined && (error instanceof MoneyError || error instanceof MoneyRangeError))
      return { children: fallback }
    throw error
  }
}
