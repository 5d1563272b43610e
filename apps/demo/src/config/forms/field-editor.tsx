import { Button } from '@sitewright/editor-ui/button'
import type { Field } from '@sitewright/forms-client'
import { defectsOf, type FieldDefect, type KindDescriptor } from '@sitewright/forms-client/builder'
import type { ReactNode } from 'react'
import type { EditedField } from './field-setting.ts'
import { moveField, removeField } from './form-edit.ts'
import { SettingControl, type ChangeForm } from './setting-control.tsx'

const DEFECTS: Readonly<Record<FieldDefect, string>> = {
  'no-title': 'The field has no title.',
  'no-options': 'The field has no options.',
  'repeated-option': 'An option is repeated.',
  'no-key': 'The field has no name.',
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
          <SettingControl
            key={setting.name}
            edited={edited}
            field={field}
            setting={setting}
            change={change}
          />
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
