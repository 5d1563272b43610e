import { createElement as h, memo } from 'react'
import { useForm } from 'react-hook-form'
import { isEmail, works } from '../works.ts'

/** A field as it is registered, with the attributes by which a screen reader finds its error. */
const Field = memo(function Field({ id, register, error, onRender }) {
  onRender()
  const rules = id === 'email' ? { validate: (value) => isEmail(value) || 'Email is not valid.' } : undefined
  const errorId = `${id}-error`
  const input = {
    ...register(id, rules),
    'aria-required': rules ? true : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  }
  return h(
    'p',
    null,
    h('label', null, id, h('input', input)),
    error && h('span', { id: errorId, role: 'alert' }, error),
  )
})

function Form({ ids, onFormRender, onFieldRender, save }) {
  onFormRender()
  const { register, handleSubmit, formState } = useForm()
  const submit = handleSubmit((values) => save(values).catch(() => undefined))
  return h(
    'form',
    { noValidate: true, onSubmit: submit },
    ids.map((id) =>
      h(Field, { key: id, id, register, error: formState.errors[id]?.message, onRender: onFieldRender }),
    ),
    h('button', null, 'Send'),
  )
}

export const { keystroke, renders, mounting, firstError, mistakes } = works((page) => h(Form, page))
