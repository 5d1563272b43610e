'use client'

import type { ReactNode, SubmitEvent } from 'react'
import { Lightbox } from '../dialog/lightbox/lightbox.react.tsx'
import { useProductBlock } from '../product/product-block.react.tsx'

/** Props of `ExtraFields`. */
export interface ExtraFieldsProps {
  /** Title of the lightbox. */
  readonly title: ReactNode
  /** A form. What its fields hold goes with the product, unless its own submit handler prevents it. */
  readonly children: ReactNode
}

/** The form that has to be filled in before a product is added, in a lightbox. */
export function ExtraFields({ title, children }: ExtraFieldsProps): ReactNode {
  const { isFormOpen, submitFields, closeForm } = useProductBlock().button
  const submit = (event: SubmitEvent<HTMLElement>): void => {
    if (event.defaultPrevented) return
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) submitFields(fieldsOf(event.target))
  }
  return (
    <Lightbox isOpen={isFormOpen} onClose={closeForm} title={title} onSubmit={submit}>
      {children}
    </Lightbox>
  )
}

/** Values of a form by name; a list for a name with several values. */
function fieldsOf(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  const filled = new FormData(form)
  return Object.fromEntries(
    [...new Set(filled.keys())].map((name) => {
      const values = filled.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}
