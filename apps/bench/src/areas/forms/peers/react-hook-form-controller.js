import { createElement as h, memo } from 'react'
import { useController, useForm } from 'react-hook-form'
import { isEmail, works } from '../works.ts'

const Field = memo(function Field({ id, control, onRender }) {
  onRender()
  const rules = id === 'email' ? { validate: (value) => isEmail(value) || 'Email is not valid.' } : undefined
  const { field, fieldState } = useController({ name: id, control, rules, defaultValue: '' })
  return h(
    'p',
    null,
    h('label', null, id, h('input', field)),
    fieldState.error && h('span', null, fieldState.error.message),
  )
})

function Form({ ids, onFormRender, onFieldRender, save }) {
  onFormRender()
  const { control, handleSubmit } = useForm()
  const submit = handleSubmit((values) => save(values).catch(() => undefined))
  return h(
    'form',
    { noValidate: true, onSubmit: submit },
    ids.map((id) => h(Field, { key: id, id, control, onRender: onFieldRender })),
    h('button', null, 'Send'),
  )
}

export const { keystroke, renders, mounting, firstError, mistakes } = works((page) => h(Form, page))
