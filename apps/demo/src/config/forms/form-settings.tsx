import { EmailSettingsFields } from '@sitewright/editor-ui/email-settings'
import { TextField } from '@sitewright/editor-ui/field'
import type { ReactNode } from 'react'
import type { SiteForm } from '../../site/content/site-form.ts'
import type { Locale } from '../../site/content/words.ts'
import { SwitchField, TextAreaField } from '../control/control.tsx'
import { Section } from '../control/section.tsx'
import { withText } from '../document.ts'
import { withSubmissionText } from './form-edit.ts'

interface FormSettingsProps {
  readonly form: SiteForm
  readonly locale: Locale
  readonly change: (label: string, form: SiteForm) => void
}

/** Settings of a form beside its fields: captcha, button, success text, and the email to the owner. */
export const FormSettings = ({ form, locale, change }: FormSettingsProps): ReactNode => (
  <>
    <Section title="Submission">
      <TextField
        label="Submit button"
        value={form.send[locale]}
        onChange={(text) => change('submit button', { ...form, send: withText(form.send, locale, text) })}
      />
      <TextAreaField
        label="Text after the submission"
        value={form.definition[locale].submissionText ?? ''}
        onChange={(text) => change('success text', withSubmissionText(form, locale, text))}
      />
      <SwitchField
        label="Captcha"
        hint="Visitors show that they are no robots."
        value={form.hasCaptcha}
        onChange={(hasCaptcha) => change('captcha', { ...form, hasCaptcha })}
      />
    </Section>
    <Section title="Email to you" isOpen={false}>
      <EmailSettingsFields
        value={form.email}
        onChange={(email) => change('email settings', { ...form, email })}
      />
    </Section>
  </>
)
