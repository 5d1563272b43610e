'use client'

import { useLatest, useStore } from '@sitewright/machine/react'
import {
  restockFormOf,
  type RestockForm,
  type RestockFormOptions,
  type RestockSnapshot,
} from './restock.browser.ts'
import { useRunning } from '../provider/use-running.react.ts'

/** Snapshot and functions of a restock form. */
export type RestockControls = RestockSnapshot & Pick<RestockForm, 'submit'>

/**
 * Runs a restock form. Give the component the variant's id as its `key`.
 *
 * @example
 * ```tsx
 * import { Restock, useRestock } from '@sitewright/cart-client/react'
 *
 * export const NotifyMe = () => (
 *   <Restock.Root signUp={useRestock({ productId: 'mug', variantId: 'mug-red', captcha })}>
 *     <Restock.Fields>
 *       <Restock.Email label="Email" />
 *       <Restock.Submit>Notify me</Restock.Submit>
 *     </Restock.Fields>
 *     <Restock.Thanks />
 *   </Restock.Root>
 * )
 * ```
 */
export function useRestock(options: RestockFormOptions): RestockControls {
  const latest = useLatest(options)
  const form = useRunning((client) => restockFormOf(client, () => latest.current))
  return { ...useStore(form), submit: form.submit }
}
