import type { Field, FieldKind, FieldValue, ValueOf } from '../kind/field.ts'
import { kinds } from '../kind/kind.ts'

/**
 * Variants of a form. A newsletter and the newsletter of a promotional pop-up have no banners, and a sign-up is tracked.
 */
export type FormVariant = 'form' | 'newsletter' | 'promo-popup'

/** Settings of a form beside its fields. */
export interface FormSettings {
  /** Id of the form, unique in the site. */
  readonly id: string
  /**
   * Kind of the form.
   *
   * @default 'form'
   */
  readonly variant?: FormVariant | undefined
  /** Page to open after a submission: a path or an http(s) address. Others are ignored. */
  readonly successUrl?: string | undefined
  /** Text that takes the place of a submitted form. */
  readonly submissionText?: string | undefined
  /** Markup of the site's owner that is shown with the text. Its scripts run. */
  readonly postSubmitMarkup?: string | undefined
}

/** A form and its fields. */
export interface FormDefinition<Fields extends readonly Field[] = readonly Field[]> extends FormSettings {
  /** In the order in which they are shown. Each id may be used once. */
  readonly fields: Fields
}

/** Answers of a form by the id of their field. */
export type ValuesOf<Definition extends FormDefinition> = {
  readonly [
    Each in Definition['fields'][number] as Each['kind'] extends 'section' ? never : Each['id']
  ]: ValueOf<Each['kind']>
}

/** The same type, which editors show property by property, and not by the name and the parameters of its alias. */
export type Shown<Values> = { readonly [Id in keyof Values]: Values[Id] } & {}

/** Ids of the fields of a form. */
export type FieldId<Definition extends FormDefinition> = Definition['fields'][number]['id']

/** Ids of the fields of a form that are of one kind. */
export type FieldIdOfKind<Definition extends FormDefinition, Kind extends FieldKind> = IdOfKind<
  Definition['fields'][number],
  Kind
>

type IdOfKind<Each extends Field, Kind extends FieldKind> = Each extends Field
  ? Kind extends Each['kind']
    ? Each['id']
    : never
  : never

/** Answer of a field of a form, by its id. */
export type AnswerOf<Definition extends FormDefinition, Id extends FieldId<Definition>> =
  string extends FieldId<Definition>
    ? FieldValue
    : ValueOf<Extract<Definition['fields'][number], { readonly id: Id }>['kind']>

/** Checks whether a form signs up for a newsletter. */
export const isNewsletter = ({ variant = 'form' }: FormSettings): boolean => variant !== 'form'

/**
 * Defines a form. The types of its answers follow from its fields.
 *
 * @throws `TypeError` if two fields have the same id, a field has an unknown kind, or a condition names no other field
 *
 * @example
 * ```ts
 * import { defineForm } from '@sitewright/forms-client'
 *
 * const contact = defineForm({
 *   id: 'contact',
 *   fields: [
 *     { id: 'email', kind: 'email', title: 'Email', required: true },
 *     { id: 'message', kind: 'textarea', title: 'Message', maxLength: 500 },
 *   ],
 * })
 * ```
 */
export function defineForm<const Definition extends FormDefinition>(definition: Definition): Definition {
  const ids = new Set<string>()
  for (const { id, kind } of definition.fields) {
    if (ids.has(id)) throw new TypeError(`Give each field an id of its own: '${id}' is used twice.`)
    if (!Object.hasOwn(kinds, kind)) throw new TypeError(`'${kind}' is not a kind of field.`)
    ids.add(id)
  }
  for (const { id, when } of definition.fields) {
    if (when && (when.field === id || !ids.has(when.field))) {
      throw new TypeError(`'${id}' depends on '${when.field}', which is no other field of the form.`)
    }
  }
  return definition
}
