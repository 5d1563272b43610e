'use client'

import { useFormAction } from '@sitewright/forms-client/action'
import { Form } from '@sitewright/forms-client/react'
import { contact } from './contact'
import { send } from './send'

export function ContactForm() {
  const { form, action } = useFormAction(contact, send)
  return <Form form={form} action={action} />
}
