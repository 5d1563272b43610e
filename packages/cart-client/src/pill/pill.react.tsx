'use client'

import type { ReactNode } from 'react'
import { cartPath, type PillPage } from './pill.ts'
import { BagIcon } from '../part/icon.react.tsx'
import { usePill } from './use-pill.react.ts'

/** The pill that floats over a page while there is something in the cart. */
export function PillCart(page: PillPage): ReactNode {
  const { state, text, spoken } = usePill(page)
  if (state !== 'shown') return null
  return (
    <a href={page.cartPath ?? cartPath} data-cart="pill" data-state={state}>
      <BagIcon />
      <span aria-hidden="true" data-cart="count">
        {text}
      </span>
      <span data-cart="spoken">{spoken}</span>
    </a>
  )
}
