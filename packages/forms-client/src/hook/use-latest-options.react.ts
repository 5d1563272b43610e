'use client'

import { useLatest } from '@sitewright/machine/react'
import { useState } from 'react'
import type { FormOptions } from '../engine/form.browser.ts'
import type { FormDefinition } from '../definition/form-definition.ts'

/** Returns options that read as those of the last render, for a form that was created in the first one. */
export function useLatestOptions<Definition extends FormDefinition>(
  options: FormOptions<Definition>,
): FormOptions<Definition> {
  const latest = useLatest(options)
  const [live] = useState(() => followOptions(options, () => latest.current))
  return live
}

/** Options are read when they are used, except for the function that the form keeps. */
function followOptions<Definition extends FormDefinition>(
  first: FormOptions<Definition>,
  latest: () => FormOptions<Definition>,
): FormOptions<Definition> {
  const kept: Readonly<Record<PropertyKey, unknown>> = {
    ...(first.report && { report: (error: unknown) => latest().report?.(error) }),
  }
  // Empty, as a proxy has to repeat what its target has if that is frozen, as React's props are.
  return new Proxy({} as FormOptions<Definition>, {
    get: (_, key): unknown => (key in kept ? kept[key] : Reflect.get(latest(), key)),
    ownKeys: () => Reflect.ownKeys(latest()),
    // Spreading the options asks for it with each of these keys.
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}
