'use client'

import { useIsomorphicLayoutEffect } from '@sitewright/machine/react'
import { useRef, type ReactNode } from 'react'
import { showMarkup } from './frame.dom.ts'
import { connectInstalment } from './instalment.connect.ts'
import type { InstalmentBrand } from './instalment.ts'
import { InfoIcon } from '../part/icon.react.tsx'
import { Lightbox } from '../dialog/lightbox/lightbox.react.tsx'
import { createPartContext } from '../part/part-context.react.ts'
import { useProductBlock } from '../product/product-block.react.tsx'
import { useInstalments, type Instalments, type InstalmentsOptions } from './use-instalments.react.ts'

const [GiveInstalments, useInstalmentContext] = createPartContext<Instalments>(
  'Put the parts of an instalment banner into an <Instalment.Root context={…}>.',
)

/** Props of `Root`. */
export interface InstalmentRootProps extends Omit<InstalmentsOptions, 'variant'> {
  /** Parts of the offer. */
  readonly children: ReactNode
}

/** Instalments of the selected variant. Not shown without an offer. */
export function Root({ children, ...options }: InstalmentRootProps): ReactNode {
  const { product, variant } = useProductBlock()
  const instalments = useInstalments(product, { ...options, variant })
  const { offer } = instalments
  if (offer.kind === 'hidden') return null
  const { root } = connectInstalment({ ...instalments, offer }, instalments)
  return (
    <GiveInstalments value={instalments}>
      <div {...root}>{children}</div>
    </GiveInstalments>
  )
}

/** Draws the provider's name or logo. */
export type DrawBrand = (brand: InstalmentBrand) => ReactNode

/** Props of `Banner`. */
export interface InstalmentBannerProps {
  /** Draws the provider's name or logo. */
  readonly brand: DrawBrand
  /**
   * Draws one line that ends in the provider's logo: 'or 4 interest-free payments of $25.00 with …'.
   * @default false
   */
  readonly isOneLine?: boolean | undefined
}

/** Text of the offer and the provider's logo: a pill that opens the dialog. */
export function Banner({ brand, isOneLine = false }: InstalmentBannerProps): ReactNode {
  const instalments = useInstalmentContext()
  const { offer, open } = instalments
  if (offer.kind === 'hidden') return null
  const attributes = connectInstalment({ ...instalments, offer }, { open, isOneLine })
  return (
    <button {...attributes.pill}>
      <bdi {...attributes.text} /> <span {...attributes.brand}>{brand(offer.brand)}</span>
    </button>
  )
}

/** The button that opens the dialog, for a banner that is not a pill. */
export function Info({
  label,
}: {
  /** Name of the button. */
  readonly label: string
}): ReactNode {
  const instalments = useInstalmentContext()
  const { offer } = instalments
  if (offer.kind === 'hidden') return null
  const { info } = connectInstalment({ ...instalments, offer }, instalments)
  return (
    <button {...info} aria-label={label}>
      <InfoIcon />
    </button>
  )
}

/** The provider's page, in a sandboxed frame. */
export function Dialog({
  title,
}: {
  /** Title of the dialog, and name of the frame. */
  readonly title: string
}): ReactNode {
  const { isOpen, html, close } = useInstalmentContext()
  return (
    <Lightbox isOpen={isOpen} onClose={close} title={title} data-kind="frame">
      <Frame title={title} html={html} />
    </Lightbox>
  )
}

/** React would give the markup as a text, which pages that require trusted types do not take. */
function Frame({ title, html }: { readonly title: string; readonly html: string }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  useIsomorphicLayoutEffect(() => (frame.current ? showMarkup(frame.current, html) : undefined), [html])
  return <iframe ref={frame} title={title} sandbox="" />
}
