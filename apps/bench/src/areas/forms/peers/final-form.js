import { createElement as h } from 'react'
import { Field, Form as FinalForm } from 'react-final-form'
import { isEmail, works } from '../works.ts'

const validate = (value) => (isEmail(value) ? undefined : 'Email is not valid.')

function Form({ ids, onFormRender, onFieldRender, save }) {
  return h(FinalForm, {
    onSubmit: (values) => save(values).catch(() => undefined),
    render: ({ handleSubmit }) => {
      onFormRender()
      return h(
        'form',
        { noValidate: true, onSubmit: handleSubmit },
        ids.map((id) =>
          h(
            Field,
            { key: id, name: id, validate: id === 'email' ? validate : undefined },
            ({ input, meta }) => {
              onFieldRender()
              return h('p', null, h('label', null, id, h('input', input)), meta.submitFailed && meta.error)
            },
          ),
        ),
        h('button', null, 'Send'),
      )
    },
  })
}

export const { keystroke, renders, mounting, firstError, mistakes } = works((page) => h(Form, page))
