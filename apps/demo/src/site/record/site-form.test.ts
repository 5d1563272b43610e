import { afterEach, expect, test } from 'vitest'
import { builtContent, setSiteContent } from '../content/site-content.ts'
import { siteFormRecord } from './site-form.ts'

afterEach(() => setSiteContent(builtContent))

test('a form is printed with the button and the captcha that its owner chose', () => {
  const { contact } = builtContent.forms
  if (!contact) throw new Error('The site has a contact form.')
  const forms = { contact: { ...contact, send: { en: 'Go', de: 'Los' }, hasCaptcha: false } }
  setSiteContent({ ...builtContent, forms })
  expect(siteFormRecord('contact', 'Write', 'de')).toMatchObject({
    send: 'Los',
    hasCaptcha: false,
    label: 'Write',
  })
  expect(siteFormRecord('letter', 'Letter', 'en')).toBeUndefined()
})

test('newsletter forms ask readers to confirm while the list has double opt-in', () => {
  const text = (id: string) => siteFormRecord(id, '', 'en')?.submissionText
  expect(text('letter')).toBe('The next letter is yours.')
  const connections = { automation: [], mailingList: { listId: 'letter', isDoubleOptIn: true } }
  setSiteContent({ ...builtContent, connections })
  expect(text('letter')).toContain('Please confirm your address')
  expect(text('contact')).not.toContain('confirm')
})
