'use client'

import { memo, type ReactNode } from 'react'
import type { FormDefinition } from '../definition/form-definition.ts'
import { useFieldElement, type FamilyProps, type FieldProps } from './field-frame.react.tsx'
import { partGroups } from '../control/group.connect.ts'
import { fieldLabels } from '../item/item.connect.ts'
import { partLabels } from '../kind/part.ts'

const labels = { ...fieldLabels, ...partLabels }

const PartsFamily = memo(function PartsFamily(props: FamilyProps): ReactNode {
  return useFieldElement(props, partGroups, labels)
})

/** A field of the kind `date`: month, day and year. */
export function DateField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'date'>,
): ReactNode {
  return <PartsFamily {...props} kind="date" />
}

/** A field of the kind `time`: hour, minute, second, and AM or PM. */
export function TimeField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'time'>,
): ReactNode {
  return <PartsFamily {...props} kind="time" />
}

/** A field of the kind `name`: first and last name. */
export function NameField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'name'>,
): ReactNode {
  return <PartsFamily {...props} kind="name" />
}

/** A field of the kind `address`: two lines, city, state, zip and country. */
export function AddressField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'address'>,
): ReactNode {
  return <PartsFamily {...props} kind="address" />
}

/** A field of the kind `phone`: the parts of a telephone number. */
export function PhoneField<Definition extends FormDefinition = FormDefinition>(
  props: FieldProps<Definition, 'phone'>,
): ReactNode {
  return <PartsFamily {...props} kind="phone" />
}
