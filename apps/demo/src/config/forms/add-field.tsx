import { Button } from '@sitewright/editor-ui/button'
import { Field as EditorField } from '@sitewright/editor-ui/field'
import type { KindDescriptor } from '@sitewright/forms-client/builder'
import { useState, type ReactNode } from 'react'

const GROUPS: Readonly<Record<KindDescriptor['group'], string>> = {
  text: 'Text',
  contact: 'Contact',
  choice: 'Choice',
  number: 'Numbers and dates',
  layout: 'Layout',
}

interface AddFieldProps {
  readonly kinds: readonly KindDescriptor[]
  readonly onAdd: (kind: KindDescriptor) => void
}

/** A list of the kinds of fields in their groups, and a button that adds one. */
export function AddField({ kinds, onAdd }: AddFieldProps): ReactNode {
  const [chosen, setChosen] = useState<string>('text')
  const add = () => {
    const kind = kinds.find((each) => each.kind === chosen)
    if (kind) onAdd(kind)
  }
  const groups = Object.entries(GROUPS).map(([group, label]) => ({
    label,
    kinds: kinds.filter((each) => each.group === group),
  }))
  return (
    <div className="config-row config-row-end">
      <EditorField label="New field">
        {(attributes) => (
          <select
            {...attributes}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.kinds.map(({ kind, label }) => (
                  <option key={kind} value={kind}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </EditorField>
      <Button onClick={add}>Add field</Button>
    </div>
  )
}
