'use client'

import { useState, type ReactNode } from 'react'
import { Field, TextField } from '../field/field.react.tsx'
import { fillMessage, formMessages, sharedMessages } from '../messages.ts'
import { storedTexts } from '../part/stored.ts'
import { useControlled } from '../part/use-controlled.react.ts'
import { useMessages } from '../provider/provider.react.tsx'
import {
  addressFields,
  areEmails,
  emailProblems,
  emptyEmailSettings,
  type EmailField,
  type EmailSettings,
} from './email-settings.ts'

/** Props of `EmailSettingsFields`. */
export interface EmailSettingsProps {
  /**
   * The settings. Without them, the part keeps its own. A field that they lack is empty.
   * @default none
   */
  readonly value?: Partial<EmailSettings> | undefined
  /**
   * The settings at first, of a part that keeps its own.
   * @default empty fields
   */
  readonly defaultValue?: Partial<EmailSettings> | undefined
  /**
   * Is called with the settings at each change.
   * @default none
   */
  readonly onChange?: ((settings: EmailSettings) => void) | undefined
  /**
   * Shows all problems, and that they are to be corrected: after a save was refused.
   * @default false
   */
  readonly isChecked?: boolean | undefined
}

const withAll = (settings?: Partial<EmailSettings>): EmailSettings =>
  storedTexts(emptyEmailSettings, settings)

/** The settings of the email that a form sends: subject, To, CC, BCC and body. */
export function EmailSettingsFields(props: EmailSettingsProps): ReactNode {
  const { value, defaultValue, onChange, isChecked = false } = props
  const messages = useMessages(formMessages)
  const shared = useMessages(sharedMessages)
  const [settings, change] = useControlled(value && withAll(value), withAll(defaultValue), onChange)
  const [left, setLeft] = useState<readonly EmailField[]>([])
  const edit = (field: keyof EmailSettings) => (text: string) => change({ ...settings, [field]: text })
  const problem = (field: EmailField): string | undefined =>
    (isChecked || left.includes(field)) && !areEmails(settings[field])
      ? fillMessage(messages, 'editor.validation.emailFormat', { email: 'name@example.com' })
      : undefined
  return (
    <fieldset data-editor="fieldset">
      <legend data-editor="spoken">{messages['editor.emailSettings.legend']}</legend>
      <TextField
        // Of no form: Enter does not submit the one around it.
        form=""
        label={messages['editor.emailSettings.subject']}
        value={settings.subject}
        onChange={edit('subject')}
      />
      {addressFields.map((field) => (
        <TextField
          key={field}
          form=""
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          label={messages[`editor.emailSettings.${field}`]}
          value={settings[field]}
          problem={problem(field)}
          onChange={edit(field)}
          onBlur={() => setLeft((before) => [...before, field])}
        />
      ))}
      <Field label={messages['editor.emailSettings.body']}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={5}
            value={settings.body}
            onChange={({ currentTarget }) => edit('body')(currentTarget.value)}
          />
        )}
      </Field>
      {isChecked && emailProblems(settings).length > 0 && (
        <div data-editor="notice" data-kind="danger" role="alert">
          <p>{shared['editor.validation.update']}</p>
        </div>
      )}
    </fieldset>
  )
}
