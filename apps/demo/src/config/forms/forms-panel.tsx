import type { KindDescriptor } from '@sitewright/forms-client/builder'
import { describeKinds } from '@sitewright/forms-client/builder'
import { useState, type ReactNode } from 'react'
import type { SiteForm } from '../../site/content/site-form.ts'
import { SelectField } from '../control/control.tsx'
import { Section } from '../control/section.tsx'
import type { PanelProps } from '../panel.ts'
import { AddField } from './add-field.tsx'
import { FieldEditor } from './field-editor.tsx'
import { addField, fieldsOf } from './form-edit.ts'
import { FormSettings } from './form-settings.tsx'

/** Forms of the site, and the pages that they are on. */
const FORMS: Readonly<Record<string, { readonly label: string; readonly address: string }>> = {
  contact: { label: 'Contact', address: '/contact' },
  letter: { label: 'Newsletter', address: '/' },
  promo: { label: 'Promotional popup', address: '/' },
}
const options = Object.entries(FORMS).map(([value, { label }]) => ({ value, label }))
const kinds = describeKinds({ textareaMaxLength: true })

/** The form builder. */
export default function FormsPanel({ site, change, locale, show }: PanelProps): ReactNode {
  const [id, setId] = useState('contact')
  const form = site.forms[id]
  const label = FORMS[id]?.label ?? id
  const set = (step: string, next: SiteForm) =>
    change(`${step} of form ${label}`, { forms: { ...site.forms, [id]: next } })
  const choose = (next: string) => {
    setId(next)
    show(FORMS[next]?.address ?? '/')
  }
  return (
    <div className="config-fields">
      <SelectField label="Form" value={id} options={options} onChange={choose} />
      {form && (
        <>
          <FieldList form={form} locale={locale} change={set} />
          <FormSettings form={form} locale={locale} change={set} />
        </>
      )}
    </div>
  )
}

interface FieldListProps {
  readonly form: SiteForm
  readonly locale: PanelProps['locale']
  readonly change: (label: string, form: SiteForm) => void
}

/** Fields of a form in their order, and a row that adds one. */
function FieldList({ form, locale, change }: FieldListProps): ReactNode {
  const add = ({ kind, label }: KindDescriptor) => change('new field', addField(form, kind, label).form)
  return (
    <Section title="Fields">
      {fieldsOf(form, locale).map((field) => {
        const kind = kinds.find((each) => each.kind === field.kind)
        const edited = { form, locale, id: field.id }
        return (
          kind && <FieldEditor key={field.id} edited={edited} field={field} kind={kind} change={change} />
        )
      })}
      <AddField kinds={kinds} onAdd={add} />
    </Section>
  )
}
