'use client'

import { useStore } from '@sitewright/machine/react'
import type { Attributes, PartEvent } from '@sitewright/site/part'
import type { ComponentType, ReactNode } from 'react'
import { fieldPrefix, useFormScope } from '../hook/form-context.react.ts'
import type { FieldIdOfKind, FormDefinition } from '../definition/form-definition.ts'
import type { LabelKey } from '../labels.ts'
import { isWithinField, whenReleased } from '../control/leave.dom.ts'
import { connectFieldWith, type FieldView, type MakeGroups } from './field.connect.ts'
import type { Control, ControlGroup } from '../control/control.connect.ts'
import type { Field, FieldKind, ValueOf } from '../kind/field.ts'
import type { FieldControls } from './hook/use-field.react.ts'

/** Props of the part for a field, of any kind or of one. */
export interface FieldProps<
  Definition extends FormDefinition = FormDefinition,
  Kind extends FieldKind = FieldKind,
> {
  /** Id of the field. A part with the type of a definition, such as `<EmailField<typeof contact>>`, refuses other kinds. */
  readonly id: FieldIdOfKind<Definition, Kind>
  /**
   * Checks the answer when the visitor leaves the field.
   * @default false, at the submission
   */
  readonly checksOnLeave?: boolean | undefined
  // Of the type of a method, so that a field of a known kind is also a field of any kind.
  /** Draws the field in your own markup, from the attributes of its elements, its answer, and the functions that change it. */
  readonly children?:
    { draw(view: FieldView, field: FieldControls<ValueOf<Kind>>): ReactNode }['draw'] | undefined
}

/** Props of the part for a family of kinds. */
export interface FamilyProps extends FieldProps {
  /**
   * The kind that the page has named.
   * @default any
   */
  readonly kind?: FieldKind | undefined
  /** Part below the controls of a field with a limit of characters. */
  readonly Counter?: ComponentType<{ readonly id: string }> | undefined
}

/**
 * Draws a field of those kinds whose controls a function makes: its error, title, description and controls. Elements come
 * from functions, not from components of their own: React takes time for each component of each field.
 *
 * @throws `TypeError` if the page has named another kind
 */
export function useFieldElement<Key extends LabelKey>(
  { id, kind, checksOnLeave = false, children, Counter }: FamilyProps,
  makeGroups: MakeGroups<Key>,
  labels: Readonly<Record<Key | 'form.required', string>>,
): ReactNode {
  const scope = useFormScope()
  const { definition, set, check, setError, touch, ...store } = scope.form.field(id)
  refuseOther(definition, kind)
  const snapshot = useStore(store)
  const leave = (event: PartEvent): void => {
    if (isWithinField(event)) return
    touch()
    if (checksOnLeave) whenReleased(() => void check())
  }
  const prefix = fieldPrefix(scope, id)
  const api = { prefix, labels: scope.labels ? { ...labels, ...scope.labels } : labels, set, leave }
  const view = connectFieldWith(makeGroups, definition, snapshot, api)
  if (children) return children(view, { ...snapshot, definition, set, check, setError, touch })
  return (
    <div {...view.root}>
      <p {...view.error} />
      {titleOf(view, definition.kind === 'section')}
      {view.description && <p {...view.description} />}
      {view.groups.map((group, index) => (
        <FieldControlGroup key={index} group={group} isSingle={view.titleTag === 'label'} />
      ))}
      {Counter && <Counter id={id} />}
    </div>
  )
}

/** Refuses a field whose kind is not that of its part. */
export function refuseOther({ id, kind }: Field, named: FieldKind | undefined): void {
  if (named === undefined || kind === named) return
  const [own, wanted] = [named, kind].map((each) => `<${each.charAt(0).toUpperCase()}${each.slice(1)}Field>`)
  throw new TypeError(
    `${own} cannot draw '${id}': it is a field of the kind '${kind}'. Use ${wanted}, or <Field> for any kind.`,
  )
}

function titleOf({ title, titleTag, required }: FieldView, isSection: boolean): ReactNode {
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

export interface FieldControlGroupProps {
  readonly group: ControlGroup
  /** True if the title of the field is the label of its one control. */
  readonly isSingle: boolean
}

/** Controls that belong together, each with its label. */
export function FieldControlGroup({
  group: { root, title, controls },
  isSingle,
}: FieldControlGroupProps): ReactNode {
  return (
    <div {...root}>
      {title && <div {...title} />}
      {controls.map(isSingle ? elementOf : elementWithLabel)}
    </div>
  )
}

function elementWithLabel(control: Control): ReactNode {
  const { htmlFor, children, ...label } = control.label
  const isChoice = control.tag === 'input' && /^(radio|checkbox)$/.test(control.attributes.type ?? '')
  const element = elementOf(control)
  const named = (
    <label htmlFor={htmlFor} {...label}>
      {children}
    </label>
  )
  return (
    <div key={control.id} data-form={isChoice ? 'option' : 'part'}>
      {isChoice && element}
      {named}
      {!isChoice && element}
    </div>
  )
}

/** One element that is filled in. */
export function ControlElement({ control }: { readonly control: Control }): ReactNode {
  return elementOf(control)
}

function elementOf(control: Control): ReactNode {
  switch (control.tag) {
    case 'textarea':
      return <textarea key={control.id} {...control.attributes} />
    case 'select':
      return (
        <select key={control.id} {...control.attributes}>
          {control.options.map(({ value, children }: Attributes & { readonly value: string }) => (
            <option key={value} value={value}>
              {children}
            </option>
          ))}
        </select>
      )
    default:
      return <input key={control.id} {...control.attributes} />
  }
}
