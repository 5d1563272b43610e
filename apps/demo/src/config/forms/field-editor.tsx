import { Button } from '@sitewright/editor-ui/button'
import { TextField } from '@sitewright/editor-ui/field'
import type { Field } from '@sitewright/forms-client'
import {
  defectsOf,
  type FieldDefect,
  type KindDescriptor,
  type SettingDescriptor,
} from '@sitewright/forms-client/builder'
import type { ReactNode } from 'react'
import type { SiteForm } from '../../site/content/site-form.ts'
import { SelectField, SwitchField, TextAreaField } from '../control/control.tsx'
import { DraftField, parseCount } from '../control/draft-field.tsx'
import {
  conditionFields,
  conditionOf,
  settingOf,
  withCondition,
  withOptionLines,
  withSetting,
  type EditedField,
} from './field-setting.ts'
import { moveField, removeField } from './form-edit.ts'

const DEFECTS: Readonly<Record<FieldDefect, string>> = {
  'no-title': 'The field has no title.',
  'no-options': 'The field has no options.',
  'repeated-option': 'An option is repeated.',
  'no-key': 'The field has no name.',
}

type ChangeForm = (label: string, form: SiteForm) => void

interface SettingProps {
  readonly edited: EditedField
  readonly field: Field
  readonly setting: SettingDescriptor
  readonly change: ChangeForm
}

/** Control of one setting of a field, by the type that the table of kinds names. */
function Setting({ edited, field, setting, change }: SettingProps): ReactNode {
  const { label } = setting
  const value = settingOf(field, setting)
  const set = (next: string | number | boolean) =>
    change(label.toLowerCase(), withSetting(edited, setting, next))
  switch (setting.type) {
    case 'text':
      return <TextField label={label} value={String(value)} onChange={set} />
    case 'flag':
      return <SwitchField label={label} value={value === true} onChange={set} />
    case 'number':
      return (
        <DraftField
          label={label}
          inputMode="numeric"
          value={value === '' ? '' : String(value)}
          parse={(typed) => (typed.trim() === '' ? 0 : parseCount(typed))}
          invalid="Enter a whole number."
          onChange={set}
        />
      )
    case 'list':
      return (
        <TextAreaField
          label={label}
          hint="One in each line."
          rows={4}
          value={String(value)}
          onChange={(lines) => change(label.toLowerCase(), withOptionLines(edited, lines))}
        />
      )
    case 'condition':
      return <ConditionField label={label} edited={edited} change={change} />
  }
}

interface ConditionFieldProps {
  readonly label: string
  readonly edited: EditedField
  readonly change: ChangeForm
}

const ALWAYS = ''

/** The answer of another field on which a field is asked. */
function ConditionField({ label, edited, change }: ConditionFieldProps): ReactNode {
  const others = conditionFields(edited)
  const condition = conditionOf(edited)
  const options = others.flatMap(({ id, title, options: answers }) =>
    answers.map((answer, index) => ({ value: `${id}|${index}`, label: `${title}: ${answer}` })),
  )
  const set = (chosen: string) => {
    const [field = '', option] = chosen.split('|')
    const next = chosen === ALWAYS ? undefined : { field, option: Number(option) }
    change(label.toLowerCase(), withCondition(edited, next))
  }
  return (
    <SelectField
      label={label}
      value={condition ? `${condition.field}|${condition.option}` : ALWAYS}
      options={[{ value: ALWAYS, label: 'Always asked' }, ...options]}
      onChange={set}
    />
  )
}

interface FieldEditorProps {
  readonly edited: EditedField
  readonly field: Field
  readonly kind: KindDescriptor
  readonly change: ChangeForm
}

/** One field of a form with its settings, and buttons that move and remove it. */
export function FieldEditor({ edited, field, kind, change }: FieldEditorProps): ReactNode {
  const { form, id } = edited
  const name = field.title === undefined || field.title === '' ? id : field.title
  return (
    <details className="config-field">
      <summary>
        <span>{name}</span> <small>{kind.label}</small>
      </summary>
      <div className="config-fields">
        {defectsOf(field).map((defect) => (
          <div key={defect} data-editor="notice" data-kind="warning">
            <p>{DEFECTS[defect]}</p>
          </div>
        ))}
        {kind.settings.map((setting) => (
          <Setting key={setting.name} edited={edited} field={field} setting={setting} change={change} />
        ))}
        <div className="config-row">
          <Button
            kind="quiet"
            aria-label={`Move ${name} up`}
            onClick={() => change('move field', moveField(form, id, -1))}
          >
            Up
          </Button>
          <Button
            kind="quiet"
            aria-label={`Move ${name} down`}
            onClick={() => change('move field', moveField(form, id, 1))}
          >
            Down
          </Button>
          <Button
            kind="danger"
            aria-label={`Remove ${name}`}
            onClick={() => change('remove field', removeField(form, id))}
          >
            Remove
          </Button>
        </div>
      </div>
    </details>
  )
}
