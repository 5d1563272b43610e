'use client'

import type { ReactNode } from 'react'
import { TextField } from '../field/field.react.tsx'
import { formMessages } from '../messages.ts'
import { storedTexts } from '../part/stored.ts'
import { useControlled } from '../part/use-controlled.react.ts'
import { useMessages } from '../provider/provider.react.tsx'

/** An address, as it is printed. */
export interface Address {
  /** Street and number. */
  readonly address: string
  /** One line, as it is printed. */
  readonly cityStateZip: string
  /** Name of the country, and no code. */
  readonly country: string
}

/** Props of `AddressFields`. */
export interface AddressFieldsProps {
  /**
   * The address. Without it, the part keeps its own. A field that it lacks is empty.
   * @default none
   */
  readonly value?: Partial<Address> | undefined
  /**
   * The address at first, of a part that keeps its own.
   * @default empty fields
   */
  readonly defaultValue?: Partial<Address> | undefined
  /**
   * Is called with the address at each change.
   * @default none
   */
  readonly onChange?: ((address: Address) => void) | undefined
}

const empty: Address = { address: '', cityStateZip: '', country: '' }
const withAll = (address?: Partial<Address>): Address => storedTexts(empty, address)
const fields = [
  ['address', 'street-address'],
  ['cityStateZip', 'address-level2'],
  ['country', 'country-name'],
] as const

/** The fields of an address: Address, City/State/Zip and Country. */
export function AddressFields({ value, defaultValue, onChange }: AddressFieldsProps): ReactNode {
  const messages = useMessages(formMessages)
  const [address, change] = useControlled(value && withAll(value), withAll(defaultValue), onChange)
  return (
    <fieldset data-editor="fieldset">
      <legend data-editor="spoken">{messages['editor.address.address']}</legend>
      {fields.map(([field, autoComplete]) => (
        <TextField
          key={field}
          // Of no form: Enter does not submit the one around it.
          form=""
          label={messages[`editor.address.${field}`]}
          autoComplete={autoComplete}
          value={address[field]}
          onChange={(text) => change({ ...address, [field]: text })}
        />
      ))}
    </fieldset>
  )
}
