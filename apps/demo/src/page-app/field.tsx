import { useId, type ComponentProps } from 'react'

/** A field and its label. */
export function Field({ label, ...input }: { readonly label: string } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} />
    </p>
  )
}
