'use client'

import { createContext, useContext } from 'react'
import type { Bakery } from './bakery.testing.ts'

const BakeryContext = createContext<Bakery | undefined>(undefined)

/** Gives a bakery to the parts of its editor. */
export const BakeryProvider = BakeryContext.Provider

/** The bakery that the editor edits. */
export function useBakery(): Bakery {
  const bakery = useContext(BakeryContext)
  if (!bakery) throw new Error('Draw the parts of the editor inside of <Editor>.')
  return bakery
}
