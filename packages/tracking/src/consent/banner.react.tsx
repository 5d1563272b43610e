'use client'

import { withDefaults } from '@sitewright/machine'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useStore } from '@sitewright/machine/react'
import { consentMessages, type ConsentMessages } from '../messages.ts'
import { watchBannerFocus } from './banner-focus.dom.ts'
import { connectConsentBanner, type BannerAttributes } from './banner.connect.ts'
import type { ConsentBanner as Banner } from './banner.ts'

/** Properties of the parts of a consent banner. */
export interface ConsentBannerProps {
  /** Returned by `createConsentBanner`, and created once. */
  readonly banner: Banner
  /**
   * Texts that replace the English ones, by key.
   *
   * @default English texts
   */
  readonly messages?: Partial<ConsentMessages> | undefined
  /** Content after the text, such as a link to the privacy policy. */
  readonly children?: ReactNode
}

function useAttributes({ banner, messages }: ConsentBannerProps): BannerAttributes {
  const id = useId()
  const snapshot = useStore(banner)
  return connectConsentBanner({
    banner,
    snapshot,
    messages: withDefaults<ConsentMessages>(consentMessages, messages),
    id,
  })
}

/**
 * A banner that asks for consent. Put it first on the page, where the keyboard finds it. Runs while it is mounted.
 *
 * @example
 * ```tsx
 * import { createConsent, createConsentBanner } from '@sitewright/tracking/consent'
 * import { ConsentBanner } from '@sitewright/tracking/consent/react'
 *
 * const banner = createConsentBanner(createConsent())
 * export const Page = () => <ConsentBanner banner={banner} messages={{ 'consent.accept': 'Agree' }} />
 * ```
 */
export function ConsentBanner(props: ConsentBannerProps): ReactNode {
  const { banner, children } = props
  const root = useRef<HTMLDivElement>(null)
  const giveBack = useRef<() => void>(undefined)
  const {
    root: rootAttributes,
    title,
    text,
    decision,
    actions,
    decline,
    accept,
    close,
  } = useAttributes(props)
  const { state } = useStore(banner)
  useEffect(() => banner.start(), [banner])
  useEffect(() => {
    if (root.current) giveBack.current = watchBannerFocus(root.current)
  }, [])
  // The focus follows a banner that the visitor has opened, not one that asks. It goes back from one that goes.
  useEffect(() => {
    if (state === 'reopened') root.current?.focus()
    else giveBack.current?.()
  }, [state])
  return (
    <div ref={root} {...rootAttributes}>
      <h2 {...title}>{title.children}</h2>
      <p {...text} />
      {children}
      <p {...decision} />
      <div {...actions}>
        <button {...decline} />
        <button {...accept} />
      </div>
      <button {...close} />
    </div>
  )
}

/** The button that opens the banner again, for the foot of each page. */
export function ConsentSettings(props: ConsentBannerProps): ReactNode {
  return <button {...useAttributes(props).settings} />
}
