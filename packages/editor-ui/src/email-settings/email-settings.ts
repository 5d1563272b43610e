import { isEmail } from '@sitewright/site/rules'

/** Settings of the email that a form sends. `to`, `cc` and `bcc` hold addresses with commas between them. */
export interface EmailSettings {
  readonly subject: string
  readonly to: string
  readonly cc: string
  readonly bcc: string
  readonly body: string
}

/** Fields that hold addresses. */
export const addressFields = ['to', 'cc', 'bcc'] as const

/** Field that holds addresses. */
export type EmailField = (typeof addressFields)[number]

/** Settings without a value. */
export const emptyEmailSettings: EmailSettings = { subject: '', to: '', cc: '', bcc: '', body: '' }

/** Checks for addresses with commas between them. Empty parts, as after the last comma, are none. */
export const areEmails = (text: string): boolean =>
  text.split(',').every((part) => part.trim() === '' || isEmail(part.trim()))

/** Lists the fields whose addresses are not formatted as emails. */
export const emailProblems = (settings: Partial<EmailSettings>): readonly EmailField[] =>
  addressFields.filter((field) => !areEmails(settings[field] ?? ''))
