/** Texts of a form, by key. Spread the object to replace some of them. */
export const messages = {
  'form.submit.submitting': 'Submitting…',
  'form.banner.above': 'Your form has encountered a problem. Please scroll down to review.',
  'form.banner.below': 'Your form has encountered a problem. Please scroll up to review.',
  'form.error.invalid': 'One or more fields is invalid, please check your entries.',
  'form.error.characterLimit': 'You have exceeded the character limit.',
  'form.error.email': 'Email is not valid. Email addresses should follow the format {email}.',
  'form.error.emailSample': 'user@domain.com',
  'form.error.captcha': 'Complete CAPTCHA before submitting.',
  'form.error.submit': 'Error processing form submission. Please reload and try again.',
  'form.error.unknown': 'Unknown error, please try again later.',
  'form.error.key': 'Could not get a form submission key, please try again later.',
  'form.error.parse': 'Could not parse the form fields, please check your entries.',
  'form.error.unauthorized': 'Unable to submit form. Please try again later.',
  'form.error.notConfigured': 'This form has not been configured yet.',
  'form.error.rateLimit': 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  'form.success.blocked': 'Your answers were saved.',
  'form.error.server': 'Unable to send form. Please try again later.',
  'form.error.link': '{field}: {problem}',
} as const

/** The key of a text. */
export type MessageKey = keyof typeof messages

/** Texts by key. */
export type Messages = Readonly<Record<MessageKey, string>>
