import { TextField } from '@sitewright/editor-ui/field'
import type { Field } from '@sitewright/forms-client'
import type { SettingDescriptor } from '@sitewright/forms-client/builder'
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

/** Changes a form. The label names the step for undo. */
export type ChangeForm = (label: string, form: SiteForm) => void

interface SettingProps {
  readonly edited: EditedField
  readonly field: Field
  readonly setting: SettingDescriptor
  readonly change: ChangeForm
}

/** Control of one setting of a field, by the type that the table of kinds names. */
export function SettingControl({ edited, field, setting, change }: SettingProps): ReactNode {
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
