import { Field, Formik } from 'formik'
import { createElement as h } from 'react'
import { isEmail, works } from '../works.ts'

function Form({ ids, onFormRender, onFieldRender, save }) {
  const validate = (value) => (isEmail(value) ? undefined : 'Email is not valid.')
  return h(
    Formik,
    {
      initialValues: Object.fromEntries(ids.map((id) => [id, ''])),
      validateOnChange: false,
      validateOnBlur: false,
      onSubmit: (values) => save(values).catch(() => undefined),
    },
    ({ handleSubmit }) => {
      onFormRender()
      return h(
        'form',
        { noValidate: true, onSubmit: handleSubmit },
        ids.map((id) =>
          h(
            Field,
            { key: id, name: id, validate: id === 'email' ? validate : undefined },
            ({ field, meta }) => {
              onFieldRender()
              return h('p', null, h('label', null, id, h('input', field)), meta.error)
            },
          ),
        ),
        h('button', null, 'Send'),
      )
    },
  )
}

export const { keystroke, renders, mounting, firstError, mistakes } = works((page) => h(Form, page))
