'use server'

import type { FormActionState } from '@sitewright/forms-client/action'
import { readSubmission } from '@sitewright/forms-client/server'
import { contact } from './contact'

/** Saves a message, or says by field what is wrong with it. */
export async function send(_: FormActionState, data: FormData): Promise<FormActionState> {
  const read = await readSubmission(contact, data)
  if (!read.ok) return read.failure
  if (read.value.email.endsWith('@example.org'))
    return { errors: { email: 'We cannot write to this address.' } }
  console.log('Save this:', read.value)
  return { saved: true }
}
