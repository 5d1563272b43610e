import { instalmentMessages, type Messages } from '@sitewright/money-format/instalments'

/** Messages of instalments and restock forms, separate so that other pages do not load them. */
export const offerMessages = {
  ...instalmentMessages,
  'restock.error.emailBlank': 'Email cannot be blank',
  'restock.error.emailInvalid': 'Email is invalid',
  'restock.error.submit': 'Unable to submit form. Please try again later.',
  'restock.email': 'Email',
  'restock.submit': 'Notify me',
  'restock.success': 'Signed up!',
} as const

/** Messages of instalments and restock forms with other texts. */
export type OfferMessages = Messages<typeof offerMessages>
