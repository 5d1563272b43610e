import { defineForm } from '@sitewright/forms-client/server'

/** One definition: it draws the form, checks it in the browser, and checks it again on the server. */
export const contact = defineForm({
  id: 'contact',
  submissionText: 'Thank you! We write back within two days.',
  fields: [
    { id: 'email', kind: 'email', title: 'Email', required: true },
    { id: 'message', kind: 'textarea', title: 'Message', maxLength: 500 },
  ],
})
