'use client'

import { useEffect, useState } from 'react'
import { useStore } from '@sitewright/machine/react'
import {
  createRestockForm,
  type RestockForm,
  type RestockFormOptions,
  type RestockSnapshot,
} from './restock.browser.ts'
import { useCartClient } from '../provider/cart-provider.react.tsx'

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
  const client = useCartClient()
  const [form] = useState(() => createRestockForm(client, options))
  useEffect(() => form.start(), [form])
  return { ...useStore(form), submit: form.submit }
}
