'use client'

import { useLatest } from '@sitewright/machine/react'
import { useState } from 'react'
import type { FormOptions } from './form.browser.ts'
import type { FormDefinition } from './form.ts'

/** Returns options that read as those of the last render, for a form that was created in the first one. */
export function useLatestOptions<Definition extends FormDefinition>(
  options: FormOptions<Definition>,
): FormOptions<Definition> {
  const latest = useLatest(options)
  const [live] = useState(() => followOptions(options, () => latest.current))
  return live
}

type AnyCheck = (value: unknown, context: unknown) => ReturnType<AnyFieldCheck>
type AnyFieldCheck = NonNullable<NonNullable<FormOptions['checks']>[string]>

/** Options are read when they are used, except for the functions that the form keeps. */
function followOptions<Definition extends FormDefinition>(
  first: FormOptions<Definition>,
  latest: () => FormOptions<Definition>,
): FormOptions<Definition> {
  const checksNow = (): Readonly<Record<string, AnyCheck | undefined>> => ({ ...latest().checks })
  const checks = Object.keys(first.checks ?? {}).map((id) => {
    const check: AnyCheck = (value, context) => checksNow()[id]?.(value, context)
    return [id, check] as const
  })
  const kept: Readonly<Record<PropertyKey, unknown>> = {
    checks: Object.fromEntries(checks),
    ...(first.report && { report: (error: unknown) => latest().report?.(error) }),
  }
  return new Proxy(first, {
    get: (_, key): unknown => (key in kept ? kept[key] : Reflect.get(latest(), key)),
  })
}
