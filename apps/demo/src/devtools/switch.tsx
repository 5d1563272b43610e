import type { ReactNode } from 'react'

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (isOn: boolean) => void
  /** Switches of one name are alternatives. */
  readonly name?: string
  /** Name of a switch without alternatives. */
  readonly flag?: string
}

/** A switch of the settings: a box, or one of several alternatives. */
export function Switch({ label, checked, onChange, name, flag }: SwitchProps) {
  return (
    <label>
      <input
        type={name ? 'radio' : 'checkbox'}
        name={name ?? flag}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />{' '}
      {label}
    </label>
  )
}

/** Switches that belong together. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
