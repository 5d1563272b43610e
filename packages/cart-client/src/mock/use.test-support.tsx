import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { mug, sizedMug } from './picture.testing.ts'
import { createStage, OnStage, type StageOptions } from './stage.testing.tsx'

/** Calls a hook on a page of its own. */
export function use<Value, Props>(
  hook: (props: Props) => Value,
  initialProps: Props,
  options: StageOptions = {},
) {
  const stage = createStage({ state: { products: [mug, sizedMug] }, ...options })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <OnStage stage={stage}>{children}</OnStage>
  )
  return { stage, ...renderHook(hook, { wrapper, initialProps }) }
}
