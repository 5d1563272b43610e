import { memo, useState, type ReactNode, type SubmitEvent } from 'react'
import { isEmail, works, type FormPage } from './works.ts'

interface InputProps {
  readonly id: string
  readonly error: string
  readonly onRender: () => void
}

/** A field that keeps its own text, so that typing draws nothing else. */
const Input = memo(function Input({ id, error, onRender }: InputProps): ReactNode {
  const [value, setValue] = useState('')
  onRender()
  return (
    <div>
      <p id={`${id}-error`} hidden={!error}>
        {error}
      </p>
      <label htmlFor={id}>{id}</label>
      <input
        id={id}
        name={id}
        value={value}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => setValue(event.target.value)}
      />
    </div>
  )
})

/** A form as it is written in React without a library. */
function HandForm({ ids, onFormRender, onFieldRender, save }: FormPage): ReactNode {
  const [error, setError] = useState('')
  onFormRender()
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const isValid = isEmail(values.email)
    setError(isValid ? '' : 'The email address is not valid.')
    if (isValid) save(values).catch(() => setError('The form could not be saved.'))
  }
  return (
    <form noValidate onSubmit={submit}>
      {ids.map((id) => (
        <Input key={id} id={id} error={id === 'email' ? error : ''} onRender={onFieldRender} />
      ))}
      <button>Send</button>
    </form>
  )
}

export const { keystroke, renders, mounting, firstError, mistakes } = works((page) => <HandForm {...page} />)
