import { useForm } from '@tanstack/react-form'
import { createElement as h } from 'react'
import { isEmail, works } from '../works.ts'

function Form({ ids, onFormRender, onFieldRender, save }) {
  onFormRender()
  const form = useForm({
    defaultValues: Object.fromEntries(ids.map((id) => [id, ''])),
    onSubmit: ({ value }) => save(value).catch(() => undefined),
  })
  const validators = { onSubmit: ({ value }) => (isEmail(value) ? undefined : 'Email is not valid.') }
  return h(
    'form',
    {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void form.handleSubmit()
      },
    },
    ids.map((id) =>
      h(form.Field, {
        key: id,
        name: id,
        validators: id === 'email' ? validators : undefined,
        children: (field) => {
          onFieldRender()
          return h(
            'p',
            null,
            h(
              'label',
              null,
              id,
              h('input', {
                name: id,
                value: field.state.value,
                onBlur: field.handleBlur,
                onChange: (event) => field.handleChange(event.target.value),
              }),
            ),
            field.state.meta.errors.join(' '),
          )
        },
      }),
    ),
    h('button', null, 'Send'),
  )
}

export const { keystroke, renders, mounting, firstError, mistakes } = works((page) => h(Form, page))
