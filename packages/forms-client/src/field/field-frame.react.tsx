'use client'

import { useStore } from '@sitewright/machine/react'
import type { Attributes } from '@sitewright/site/part'
import type { ReactNode } from 'react'
import { CharacterCount } from '../counter/character-count.react.tsx'
import { fieldPrefix, useFormScope } from '../form/form-context.react.ts'
import type { LabelKey } from '../labels.ts'
import { connectFieldWith, type FieldView, type MakeGroups } from './field.connect.ts'
import type { Control, ControlGroup } from './control.connect.ts'
import type { FieldKind } from './field.ts'

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

/** A field of the form around a part, as it is shown now. */
interface ShownFieldView {
  readonly kind: FieldKind
  readonly view: FieldView
}

/** Returns a field of those kinds whose controls a function makes. Undefined for one that is never shown. */
export function useFieldView<Key extends LabelKey>(
  { id, checksOnLeave = false }: FieldProps,
  makeGroups: MakeGroups<Key>,
  labels: Readonly<Record<Key | 'form.required', string>>,
): ShownFieldView | undefined {
  const scope = useFormScope()
  const { definition, set, check, touch, ...store } = scope.form.field(id)
  const snapshot = useStore(store)
  const { kind } = definition
  if (kind === 'hidden') return undefined
  const leave = (): void => {
    touch()
    if (checksOnLeave) void check()
  }
  const prefix = fieldPrefix(scope, id)
  const api = { prefix, labels: { ...labels, ...scope.labels }, set, leave }
  return { kind, view: connectFieldWith(makeGroups, definition, snapshot, api) }
}

/** A field: its error, title, description and controls. */
export function FieldFrame({ id, children, kind, view }: FieldProps & ShownFieldView): ReactNode {
  if (children) return children(view)
  return (
    <div {...view.root}>
      <p {...view.error} />
      <FieldTitle view={view} isSection={kind === 'section'} />
      {view.description && <p {...view.description} />}
      {view.groups.map((group, index) => (
        <FieldControls key={index} group={group} isSingle={view.titleTag === 'label'} />
      ))}
      {kind === 'textarea' && <CharacterCount id={id} />}
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
