import { createElement as h, memo } from 'react'
import { useForm } from 'react-hook-form'
import { isEmail, works } from '../works.ts'

const Field = memo(function Field({ id, register, error, onRender }) {
  onRender()
  const rules = id === 'email' ? { validate: (value) => isEmail(value) || 'Email is not valid.' } : undefined
  return h('p', null, h('label', null, id, h('input', register(id, rules))), error && h('span', null, error))
})

/** A form whose fields are registered, each drawn by a component. */
export function Form({ field, ids, onFormRender, onFieldRender, save }) {
  onFormRender()
  const { register, handleSubmit, formState } = useForm()
  const submit = handleSubmit((values) => save(values).catch(() => undefined))
  return h(
    'form',
    { noValidate: true, onSubmit: submit },
    ids.map((id) =>
      h(field, { key: id, id, register, error: formState.errors[id]?.message, onRender: onFieldRender }),
    ),
    h('button', null, 'Send'),
  )
}

export const { keystroke, keptKeys, renders, mounting, firstError, mistakes } = works((page) =>
  h(Form, { ...page, field: Field }),
)
