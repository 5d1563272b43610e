import { isEmail } from '@sitewright/site/rules'

/** Settings of the email that a form sends. `to`, `cc` and `bcc` hold addresses with commas between them. */
export interface EmailSettings {
  /** Subject of the email. */
  readonly subject: string
  /** Addresses of the recipients. */
  readonly to: string
  /** Addresses of those who get a copy. */
  readonly cc: string
  /** Addresses of those who get a copy that the others do not see. */
  readonly bcc: string
  /** Text of the email. */
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
