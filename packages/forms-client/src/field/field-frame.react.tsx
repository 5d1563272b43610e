'use client'

import { useStore } from '@sitewright/machine/react'
import type { Attributes, PartEvent } from '@sitewright/site/part'
import type { ComponentType, ReactNode } from 'react'
import { fieldPrefix, useFormScope } from '../form/form-context.react.ts'
import type { FieldIdOfKind, FormDefinition } from '../form/form.ts'
import type { LabelKey } from '../labels.ts'
import { isWithinField, whenReleased } from './leave.dom.ts'
import { connectFieldWith, type FieldView, type MakeGroups } from './field.connect.ts'
import type { Control, ControlGroup } from './control.connect.ts'
import type { Field, FieldKind, ValueOf } from './field.ts'
import type { FieldControls } from './use-field.react.ts'

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

/** A field of the form around a part, as it is shown now. */
interface ShownFieldView {
  readonly field: FieldControls
  readonly view: FieldView
}

/**
 * Returns a field of those kinds whose controls a function makes.
 *
 * @throws `TypeError` if the page has named another kind
 */
export function useFieldView<Key extends LabelKey>(
  { id, kind, checksOnLeave = false }: FamilyProps,
  makeGroups: MakeGroups<Key>,
  labels: Readonly<Record<Key | 'form.required', string>>,
): ShownFieldView {
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
  const api = { prefix, labels: { ...labels, ...scope.labels }, set, leave }
  return {
    field: { ...snapshot, definition, set, check, setError, touch },
    view: connectFieldWith(makeGroups, definition, snapshot, api),
  }
}

/** Refuses a field whose kind is not that of its part. */
export function refuseOther({ id, kind }: Field, named: FieldKind | undefined): void {
  if (named === undefined || kind === named) return
  const [own, wanted] = [named, kind].map((each) => `<${each.charAt(0).toUpperCase()}${each.slice(1)}Field>`)
  throw new TypeError(
    `${own} cannot draw '${id}': it is a field of the kind '${kind}'. Use ${wanted}, or <Field> for any kind.`,
  )
}

/** A field: its error, title, description and controls. */
export function FieldFrame({ id, children, Counter, field, view }: FamilyProps & ShownFieldView): ReactNode {
  if (children) return children(view, field)
  return (
    <div {...view.root}>
      <p {...view.error} />
      <FieldTitle view={view} isSection={field.definition.kind === 'section'} />
      {view.description && <p {...view.description} />}
      {view.groups.map((group, index) => (
        <FieldControlGroup key={index} group={group} isSingle={view.titleTag === 'label'} />
      ))}
      {Counter && <Counter id={id} />}
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
