'use client'

import type { ReactNode } from 'react'
import type { InstalmentBrand } from './instalment.ts'
import { InfoIcon } from '../part/icon.react.tsx'
import { Lightbox } from '../dialog/lightbox.react.tsx'
import { createPartContext } from '../part/part-context.react.ts'
import { useProductBlock } from '../product/product-block.react.tsx'
import { useInstalments, type Instalments, type InstalmentsOptions } from './use-instalments.react.ts'

const [GiveInstalments, useInstalmentContext] = createPartContext<Instalments>(
  'Put the parts of an instalment banner into an <Instalment.Root context={…}>.',
)

export interface InstalmentRootProps extends Omit<InstalmentsOptions, 'variant'> {
  readonly children: ReactNode
}

/** Paying the chosen variant in instalments. Nothing is shown where that is not offered. */
export function Root({ children, ...options }: InstalmentRootProps): ReactNode {
  const { product, variant } = useProductBlock()
  const instalments = useInstalments(product, { ...options, variant })
  if (instalments.offer.kind === 'hidden') return null
  return (
    <GiveInstalments value={instalments}>
      <div data-cart="instalment" data-state={instalments.offer.kind}>
        {children}
      </div>
    </GiveInstalments>
  )
}

/** What draws the provider's name or logo. */
export type DrawBrand = (brand: InstalmentBrand) => ReactNode

export interface InstalmentBannerProps {
  readonly brand: DrawBrand
  /** One line that ends in the provider's logo: 'or 4 interest-free payments of $25.00 with …'. */
  readonly isOneLine?: boolean | undefined
}

/** What is offered, and the provider's logo: a pill that opens the dialog. */
export function Banner({ brand, isOneLine = false }: InstalmentBannerProps): ReactNode {
  const { offer, isFetching, open } = useInstalmentContext()
  if (offer.kind === 'hidden') return null
  const text = offer.kind === 'inRange' && isOneLine ? offer.oneLineText : offer.text
  return (
    <button type="button" data-cart="instalment-pill" aria-disabled={isFetching || undefined} onClick={open}>
      <bdi>{text}</bdi> <span data-cart="brand">{brand(offer.brand)}</span>
    </button>
  )
}

/** The button that opens the dialog, for a banner that is not a pill. */
export function Info({ label }: { readonly label: string }): ReactNode {
  const { isFetching, open } = useInstalmentContext()
  return (
    <button
      type="button"
      data-cart="instalment-info"
      aria-label={label}
      aria-disabled={isFetching || undefined}
      onClick={open}
    >
      <InfoIcon />
    </button>
  )
}

/** The provider's page, in a frame that may do nothing but show. */
export function Dialog({ title }: { readonly title: string }): ReactNode {
  const { isOpen, html, close } = useInstalmentContext()
  return (
    <Lightbox isOpen={isOpen} onClose={close} title={title} data-kind="frame">
      <iframe title={title} sandbox="" srcDoc={html} />
    </Lightbox>
  )
}
