'use client'

import type { Store } from '@sitewright/machine/store'
import { createContext, useContext } from 'react'
import type { Labels } from '../labels.ts'
import type { Form } from '../engine/form.browser.ts'

/** A form and everything that its parts share. It is the same from render to render, so that no part renders for it. */
export interface FormScope {
  readonly form: Form
  /** Labels that differ from the defaults. */
  readonly labels: Partial<Labels> | undefined
  /** Prefix of the ids of the form's elements. */
  readonly prefix: string
  /** Position of each field in the form. */
  readonly positions: ReadonlyMap<string, number>
  /** Submit button that was pressed last, undefined before. */
  readonly pressed: Store<Element | undefined>
}

const FormContext = createContext<FormScope | undefined>(undefined)

export const FormProvider = FormContext.Provider

/**
 * Returns the form around a part.
 *
 * @throws `TypeError` outside of a `<Form>`
 */
export const useFormScope = (): FormScope => within(useContext(FormContext))

/** Returns a given form, else the one around a part. */
export function useFormOr(given: Form | undefined): Form {
  const scope = useContext(FormContext)
  return given ?? within(scope).form
}

function within(scope: FormScope | undefined): FormScope {
  if (!scope) throw new TypeError('Put the parts of a form into a <Form>.')
  return scope
}

/** Prefix of the ids of one field's elements. */
export const fieldPrefix = ({ positions, prefix }: FormScope, id: string): string =>
  `${prefix}-${positions.get(id)}`
