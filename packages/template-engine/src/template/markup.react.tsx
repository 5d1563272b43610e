'use client'

import { createElement, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react'
import { trustedMarkup } from './trusted-markup.dom.ts'

export interface MarkupProps {
  readonly as: string
  readonly className: string | undefined
  readonly html: string
}

/**
 * An element with markup as its content. On a page that takes no markup, as it requires trusted types and does not allow
 * our policy, it keeps what a server has rendered, and is empty otherwise.
 */
export function Markup({ as, className, html }: MarkupProps): ReactElement {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  // Stays the same, so that React does not write it again.
  const [printed] = useState(isHydrating ? html : null)
  const markup = useMemo(() => trustedMarkup(html), [html])
  const __html = markup ?? printed
  const content = useMemo(() => ({ __html }), [__html])
  const suppressHydrationWarning = markup === undefined
  return createElement(as, { className, suppressHydrationWarning, dangerouslySetInnerHTML: content })
}

const neverChanges = () => () => undefined
