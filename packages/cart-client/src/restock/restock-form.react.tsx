'use client'

import { withDefaults } from '@sitewright/machine'
import type { ReactNode } from 'react'
import type { RestockFormOptions } from './restock.browser.ts'
import type { Merchandising } from '../catalog/merchandising.contract.ts'
import { offerMessages, type OfferMessages } from '../offer-messages.ts'
import { useProductBlock } from '../product/product-block.react.tsx'
import { restockBlockOf } from './restock-block.ts'
import * as Restock from './restock.react.tsx'
import { useRestock } from './use-restock.react.ts'

/** Props of `RestockForm`. */
export interface RestockFormProps extends Omit<RestockFormOptions, 'productId' | 'variantId'> {
  /** The owner's settings and texts for the product. */
  readonly merchandising: Merchandising
}

/** Restock block of a product, with the texts of its owner, or those of the package. Shown while the selected variant is sold out. */
export function RestockForm({ merchandising, ...options }: RestockFormProps): ReactNode {
  const { product, variant } = useProductBlock()
  const view = restockBlockOf(merchandising, variant)
  if (!view) return null
  const ids = { productId: product.id, variantId: view.variantId }
  return <RestockOfOwner key={view.variantId} merchandising={merchandising} {...ids} {...options} />
}

function RestockOfOwner({ merchandising, ...options }: RestockFormProps & RestockFormOptions) {
  const signUp = useRestock(options)
  const {
    restockNotificationMessages: words,
    mailingListSignUpEnabled,
    mailingListOptInByDefault,
  } = merchandising
  const { CTAText, buttonText, placeholderText, mailingListDescription } = words ?? {}
  const messages = withDefaults<OfferMessages>(offerMessages, options.messages)
  return (
    <Restock.Root signUp={signUp}>
      {CTAText && <p data-cart="call-to-action">{CTAText}</p>}
      <Restock.Fields>
        <Restock.Email label={textOr(placeholderText, messages['restock.email'])} />
        {mailingListSignUpEnabled && mailingListDescription?.trim() && (
          <Restock.MailingList defaultChecked={mailingListOptInByDefault}>
            {mailingListDescription}
          </Restock.MailingList>
        )}
        <Restock.Submit>{textOr(buttonText, messages['restock.submit'])}</Restock.Submit>
      </Restock.Fields>
      <Restock.Thanks />
    </Restock.Root>
  )
}

const textOr = (text: string | undefined, other: string): string => (text?.trim() ? text : other)
