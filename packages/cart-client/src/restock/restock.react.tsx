'use client'

import { useIsomorphicLayoutEffect } from '@sitewright/machine/react'
import { useId, useRef, type ComponentPropsWithoutRef, type ReactNode, type RefObject } from 'react'
import type { Attributes } from '@sitewright/site/part'
import { createPartContext } from '../part/part-context.react.ts'
import { connectRestock, type RestockAttributes } from './restock.connect.ts'
import type { RestockControls } from './use-restock.react.ts'

interface RestockValue extends RestockControls {
  readonly attributes: RestockAttributes
  readonly emailInput: RefObject<HTMLInputElement | null>
}

const [GiveRestock, useRestockContext] = createPartContext<RestockValue>(
  'Put the parts of a restock form into a <Restock.Root signUp={…}>.',
)

/** Props of `Root`. */
export interface RestockRootProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  /** Result of `useRestock`. */
  readonly signUp: RestockControls
}

/** A restock form. Content outside of `Fields` stays after the sign-up. */
export function Root({ signUp, ...form }: RestockRootProps): ReactNode {
  const problemId = useId()
  const emailInput = useRef<HTMLInputElement>(null)
  const submit = (filled: FormData): void => {
    const email = filled.get('email')
    const isJoinMailingList = filled.has('isJoinMailingList')
    void signUp.submit({ email: typeof email === 'string' ? email : '', isJoinMailingList })
  }
  const attributes = connectRestock(signUp, problemId)
  return (
    <GiveRestock value={{ ...signUp, attributes, emailInput }}>
      <form
        {...form}
        {...attributes.root}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      />
    </GiveRestock>
  )
}

/** Fields of the form, and the place of its error. They disappear after the sign-up. */
export function Fields({ children, ...element }: ComponentPropsWithoutRef<'div'>): ReactNode {
  const { state, attributes } = useRestockContext()
  if (state === 'done') return null
  return (
    <div {...element} data-cart="restock-fields">
      {children}
      <p {...attributes.problem} />
    </div>
  )
}

/** The input for the email. */
export function Email({
  label,
  placeholder,
}: {
  readonly label: string
  /** Shown while the input is empty, beside the label. @default none */
  readonly placeholder?: string
}): ReactNode {
  const { attributes, emailInput } = useRestockContext()
  const id = useId()
  return (
    <div data-cart="field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={emailInput}
        {...attributes.email}
        id={id}
        type="text"
        name="email"
        placeholder={placeholder}
      />
    </div>
  )
}

/** The tick for a store's mailing list. */
export const MailingList = ({ children, ...input }: ComponentPropsWithoutRef<'input'>): ReactNode => (
  <label data-cart="tick">
    <input {...input} type="checkbox" name="isJoinMailingList" />
    <span>{children}</span>
  </label>
)

/** The button that signs up. */
export function Submit({ children }: { readonly children: ReactNode }): ReactNode {
  const { attributes } = useRestockContext()
  return (
    <button {...attributes.submit}>
      <span data-cart="button-text">{children}</span>
    </button>
  )
}

/** Text that replaces the fields and receives their focus. */
export function Thanks(): ReactNode {
  const { success, attributes } = useRestockContext()
  return success === undefined ? null : <ThanksText {...attributes.thanks} />
}

function ThanksText(attributes: Attributes) {
  const message = useRef<HTMLParagraphElement>(null)
  useIsomorphicLayoutEffect(() => message.current?.focus(), [])
  return <p ref={message} {...attributes} />
}
