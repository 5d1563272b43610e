'use client'

import { useEffect, useMemo } from 'react'
import { useLatest, useStore } from '@sitewright/machine/react'
import {
  instalmentDialogOf,
  readInstalments,
  type InstalmentDialog,
  type InstalmentDialogOptions,
  type InstalmentDialogSnapshot,
} from './instalment.browser.ts'
import type { Product, Variant } from '../catalog/product.contract.ts'
import { instalmentOffer, type InstalmentOffer } from './instalment.ts'
import type { OfferMessages } from '../offer-messages.ts'
import { priceOf } from '../catalog/product.ts'
import { useCartClient } from '../provider/cart-provider.react.tsx'

/** Settings of `useInstalments`. */
export interface InstalmentsOptions extends Omit<InstalmentDialogOptions, 'locale'> {
  /** Instalment context that the server wrote into the page. */
  readonly context: unknown
  /** The selected variant, whose price counts. */
  readonly variant?: Variant | undefined
  /**
   * Number of payments.
   *
   * @default 4
   */
  readonly count?: number | undefined
  /** Texts that replace the English ones, by key. */
  readonly messages?: Partial<OfferMessages> | undefined
}

/** An offer, and the dialog that explains it. */
export interface Instalments extends InstalmentDialogSnapshot, Pick<InstalmentDialog, 'open' | 'close'> {
  /** Draw nothing while its kind is `hidden`. */
  readonly offer: InstalmentOffer
}

/** Returns the instalments that are offered for a product, in the currency of its price. */
export function useInstalments(
  product: Product,
  { context: raw, variant, count, messages, modalUrl, fetch, warn }: InstalmentsOptions,
): Instalments {
  const client = useCartClient()
  const { report, currency } = client
  const context = useMemo(() => readInstalments({ report }, raw), [report, raw])
  const price = priceOf(product, variant, currency)
  const offer = price
    ? instalmentOffer({ productType: product.productType, price, count }, context, messages)
    : HIDDEN
  const locale = offer.kind === 'hidden' ? '' : offer.locale
  const latest = useLatest({ modalUrl, fetch, warn })
  const dialog = useMemo(
    () => instalmentDialogOf(client, () => ({ locale, ...latest.current })),
    [client, locale, latest],
  )
  useEffect(() => dialog.start(), [dialog])
  return { offer, ...useStore(dialog), open: dialog.open, close: dialog.close }
}

const HIDDEN: InstalmentOffer = { kind: 'hidden' }
