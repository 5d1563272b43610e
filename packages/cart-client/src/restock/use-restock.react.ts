'use client'

import { useEffect, useState } from 'react'
import { useStore } from '@sitewright/machine/react'
import {
  createRestockForm,
  type RestockForm,
  type RestockFormOptions,
  type RestockSnapshot,
} from './restock.browser.ts'
import { useCartClient } from '../client/cart-provider.react.tsx'

/** A form to be told when a variant is back: what it shows, and how it is sent. */
export type RestockControls = RestockSnapshot & Pick<RestockForm, 'submit'>

/** A form to be told when a variant is back. Give the component the variant's id as its `key`. */
export function useRestock(options: RestockFormOptions): RestockControls {
  const client = useCartClient()
  const [form] = useState(() => createRestockForm(client, options))
  useEffect(() => form.start(), [form])
  return { ...useStore(form), submit: form.submit }
}
