'use client'

import { memo, type ReactNode } from 'react'
import { CharacterCount } from './character-count.react.tsx'
import type { FormDefinition } from '../definition/form-definition.ts'
import { useFieldElement, type FamilyProps, type FieldProps } from './field-frame.react.tsx'
import { textGroups } from '../control/group.connect.ts'
import { fieldLabels } from '../item/item.connect.ts'

const TextFamily = memo(function TextFamily(props: FamilyProps): ReactNode {
  return useFieldElement(props, textGroups, fieldLabels)
})

/** A field of the kind `text`: one line. */
export function TextField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'text'>,
): ReactNode {
  return <TextFamily {...props} kind="text" />
}

/** A field of the kind `textarea`: several lines, and a counter if they have a limit. */
export function TextareaField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'textarea'>,
): ReactNode {
  return <TextFamily {...props} kind="textarea" Counter={CharacterCount} />
}

/** A field of the kind `email`. */
export function EmailField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'email'>,
): ReactNode {
  return <TextFamily {...props} kind="email" />
}

/** A field of the kind `currency`: an amount, as it is typed. */
export function CurrencyField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'currency'>,
): ReactNode {
  return <TextFamily {...props} kind="currency" />
}

/** A field of the kind `number`: a number, as it is typed. */
export function NumberField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'number'>,
): ReactNode {
  return <TextFamily {...props} kind="number" />
}

/** A field of the kind `website`: an address, as it is typed. */
export function WebsiteField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'website'>,
): ReactNode {
  return <TextFamily {...props} kind="website" />
}

/** A field of the kind `password`. */
export function PasswordField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'password'>,
): ReactNode {
  return <TextFamily {...props} kind="password" />
}

/** A field of the kind `twitter`: the name of an account. */
export function TwitterField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'twitter'>,
): ReactNode {
  return <TextFamily {...props} kind="twitter" />
}

/** A field of the kind `select`: a list to choose from. */
export function SelectField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'select'>,
): ReactNode {
  return <TextFamily {...props} kind="select" />
}
