'use client'

import { useStore } from '@sitewright/machine/react'
import type { Attributes } from '@sitewright/site/part'
import type { ReactNode } from 'react'
import { CharacterCount } from '../counter/character-count.react.tsx'
import { fieldPrefix, useFormScope } from '../form/form-context.react.ts'
import type { LabelKey } from '../labels.ts'
import { connectFieldWith, type FieldView, type MakeGroups } from './field.connect.ts'
import type { Control, ControlGroup } from './control.connect.ts'

/** Props of the part for a field. */
export interface FieldProps {
  readonly id: string
  /**
   * Checks the answer when the visitor leaves the field.
   * @default false, at the submission
   */
  readonly checksOnLeave?: boolean | undefined
  /** Draws the field in your own markup, from the attributes of its elements. */
  readonly children?: ((view: FieldView) => ReactNode) | undefined
}

/** What the fields of some kinds need to be drawn. */
export interface FieldFrameProps<Key extends LabelKey> extends FieldProps {
  readonly makeGroups: MakeGroups<Key>
  readonly labels: Readonly<Record<Key | 'form.required', string>>
}

/** A field: its error, title, description and controls. Changes of other fields do not render it. */
export function FieldFrame<Key extends LabelKey>({
  id,
  checksOnLeave = false,
  children,
  makeGroups,
  labels,
}: FieldFrameProps<Key>): ReactNode {
  const scope = useFormScope()
  const { definition, set, check, touch, ...store } = scope.form.field(id)
  const snapshot = useStore(store)
  if (definition.kind === 'hidden') return null
  const view = connectFieldWith(makeGroups, definition, snapshot, {
    prefix: fieldPrefix(scope, id),
    labels: { ...labels, ...scope.labels },
    set,
    leave: () => {
      touch()
      if (checksOnLeave) void check()
    },
  })
  if (children) return children(view)
  return (
    <div {...view.root}>
      <p {...view.error} />
      <FieldTitle view={view} isSection={definition.kind === 'section'} />
      {view.description && <p {...view.description} />}
      {view.groups.map((group, index) => (
        <FieldControls key={index} group={group} isSingle={view.titleTag === 'label'} />
      ))}
      {definition.kind === 'textarea' && <CharacterCount id={id} />}
    </div>
  )
}

function FieldTitle({
  view: { title, titleTag, required },
  isSection,
}: {
  readonly view: FieldView
  readonly isSection: boolean
}): ReactNode {
  const { htmlFor, children, ...attributes } = title
  if (isSection) return <h3 {...attributes}>{children}</h3>
  if (titleTag === 'text') {
    return (
      <div {...attributes}>
        {children}
        {required && <span {...required} />}
      </div>
    )
  }
  return (
    <label htmlFor={htmlFor} {...attributes}>
      {children}
    </label>
  )
}

export interface FieldControlsProps {
  readonly group: ControlGroup
  /** True if the title of the field is the label of its one control. */
  readonly isSingle: boolean
}

/** Controls that belong together, each with its label. */
export function FieldControls({ group: { root, title, controls }, isSingle }: FieldControlsProps): ReactNode {
  return (
    <div {...root}>
      {title && <div {...title} />}
      {controls.map((control) => (
        <ControlWithLabel key={control.id} control={control} isSingle={isSingle} />
      ))}
    </div>
  )
}

function ControlWithLabel({
  control,
  isSingle,
}: {
  readonly control: Control
  readonly isSingle: boolean
}): ReactNode {
  const element = <ControlElement control={control} />
  if (isSingle) return element
  const { htmlFor, children, ...label } = control.label
  const isChoice = control.tag === 'input' && /^(radio|checkbox)$/.test(control.attributes.type ?? '')
  const named = (
    <label htmlFor={htmlFor} {...label}>
      {children}
    </label>
  )
  return (
    <div data-form={isChoice ? 'option' : 'part'}>
      {isChoice && element}
      {named}
      {!isChoice && element}
    </div>
  )
}

/** One element that is filled in. */
export function ControlElement({ control }: { readonly control: Control }): ReactNode {
  switch (control.tag) {
    case 'textarea':
      return <textarea {...control.attributes} />
    case 'select':
      return (
        <select {...control.attributes}>
          {control.options.map(({ value, children }: Attributes & { readonly value: string }) => (
            <option key={value} value={value}>
              {children}
            </option>
          ))}
        </select>
      )
    default:
      return <input {...control.attributes} />
  }
}
