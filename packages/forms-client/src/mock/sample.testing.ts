import { defineForm } from '../definition/form-definition.ts'

/** Form with a field of each kind. */
export const everyKind = defineForm({
  id: 'every-kind',
  submissionText: 'Thank you! We write back within two days.',
  fields: [
    { id: 'name', kind: 'name', title: 'Name', required: true },
    { id: 'email', kind: 'email', title: 'Email', required: true },
    { id: 'phone', kind: 'phone', title: 'Phone', showCountryCode: true },
    { id: 'address', kind: 'address', title: 'Delivery address' },
    {
      id: 'about',
      kind: 'section',
      title: 'About your order',
      description: 'Tell us what you have in mind.',
    },
    { id: 'subject', kind: 'text', title: 'Subject', placeholder: 'A mug, a bowl …' },
    { id: 'message', kind: 'textarea', title: 'Message', maxLength: 140 },
    { id: 'glaze', kind: 'radio', title: 'Glaze', options: ['Celadon', 'Tenmoku', 'Shino'] },
    { id: 'extras', kind: 'checkbox', title: 'Extras', options: ['Gift wrap', 'Handwritten card'] },
    { id: 'size', kind: 'select', title: 'Size', options: ['Small', 'Medium', 'Large'] },
    { id: 'pieces', kind: 'number', title: 'Pieces' },
    { id: 'budget', kind: 'currency', title: 'Budget', description: 'In euros.' },
    { id: 'date', kind: 'date', title: 'Needed by' },
    { id: 'time', kind: 'time', title: 'Best time to call' },
    { id: 'website', kind: 'website', title: 'Website' },
    { id: 'twitter', kind: 'twitter', title: 'Handle' },
    { id: 'password', kind: 'password', title: 'Password of your account' },
    {
      id: 'opinion',
      kind: 'likert',
      title: 'How do you like our shop?',
      options: ['It is easy to find things', 'The pictures help'],
    },
    { id: 'source', kind: 'hidden', key: 'utm_source', value: 'shop' },
  ],
})

/** Contact form with three fields. */
export const contact = defineForm({
  id: 'contact',
  submissionText: 'Thank you! We write back within two days.',
  fields: [
    { id: 'email', kind: 'email', title: 'Email', required: true },
    { id: 'topic', kind: 'select', title: 'Topic', options: ['An order', 'A workshop', 'Something else'] },
    { id: 'message', kind: 'textarea', title: 'Message', maxLength: 140 },
  ],
})

/** Newsletter sign-up. */
export const newsletter = defineForm({
  id: 'newsletter',
  variant: 'newsletter',
  submissionText: 'You are on the list.',
  fields: [{ id: 'email', kind: 'email', title: 'Email', required: true, placeholder: 'you@example.com' }],
})

/** Sign-up in a pop-up. */
export const promoPopup = defineForm({
  ...newsletter,
  id: 'promo',
  variant: 'promo-popup',
  submissionText: 'You will hear of it first.',
})

/** Request for a visit in three parts, of which one question depends on another one. */
export const visit = defineForm({
  id: 'visit',
  submissionText: 'See you soon.',
  fields: [
    { id: 'you', kind: 'section', title: 'About you' },
    { id: 'email', kind: 'email', title: 'Email', required: true },
    { id: 'plan', kind: 'section', title: 'Your visit' },
    { id: 'reason', kind: 'radio', title: 'Reason', options: ['Just looking', 'Something to mend'] },
    { id: 'piece', kind: 'text', title: 'Piece', when: { field: 'reason', is: 'Something to mend' } },
    { id: 'end', kind: 'section', title: 'Anything else' },
    { id: 'note', kind: 'textarea', title: 'Note', maxLength: 140 },
  ],
})
