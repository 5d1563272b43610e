'use client'

import { useStore } from '@sitewright/machine/react'
import type { ReactNode } from 'react'
import { fieldElementIds } from '../item/item.connect.ts'
import { fieldPrefix, useFormScope } from '../hook/form-context.react.ts'
import { connectErrorSummary, type ErrorSummary as SummaryView } from './error.connect.ts'

/** Box above the fields of a form whose submission failed: the reason, and a link to each field that is wrong. */
export function ErrorSummary(): ReactNode {
  const view = useSummary()
  if (!view) return null
  return (
    <div {...view.root}>
      <div {...view.alert}>
        {view.bannerAbove && <p {...view.bannerAbove} />}
        <p {...view.message} />
        {view.links.length > 0 && (
          <ul>
            {view.links.map(({ id, link: { children, ...link } }) => (
              <li key={id}>
                <a {...link}>{children}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Banner below the fields of a form with fields that are wrong. */
export function ErrorBanner(): ReactNode {
  const banner = useSummary()?.bannerBelow
  return banner ? <p {...banner} /> : null
}

function useSummary(): SummaryView | undefined {
  const scope = useFormScope()
  const { form } = scope
  const controlId = (id: string): string => fieldElementIds(fieldPrefix(scope, id)).control
  return connectErrorSummary(useStore(form), {
    variant: form.definition.variant,
    messages: form.messages,
    controlId,
    focus: (id) => form.focus(id),
  })
}
