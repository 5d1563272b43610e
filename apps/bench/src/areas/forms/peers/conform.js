import { getInputProps, useForm } from '@conform-to/react'
import { createElement as h } from 'react'
import { isEmail, works } from '../works.ts'

function Form({ ids, onFormRender, onFieldRender, save }) {
  onFormRender()
  const [form, fields] = useForm({
    onValidate({ formData }) {
      const value = Object.fromEntries(formData)
      return isEmail(value.email)
        ? { status: 'success', value, reply: () => ({ status: 'success' }) }
        : {
            status: 'error',
            error: { email: ['Email is not valid.'] },
            reply: () => ({ status: 'error', error: { email: ['Email is not valid.'] } }),
          }
    },
    onSubmit(event, { formData }) {
      event.preventDefault()
      save(Object.fromEntries(formData)).catch(() => undefined)
    },
  })
  return h(
    'form',
    { id: form.id, noValidate: true, onSubmit: form.onSubmit },
    ids.map((id) => {
      onFieldRender()
      const field = fields[id]
      const { key, ...input } = getInputProps(field, { type: 'text' })
      return h('p', { key: id }, h('label', null, id, h('input', { key, ...input })), field.errors)
    }),
    h('button', null, 'Send'),
  )
}

export const { keystroke, renders, mounting, firstError, mistakes } = works((page) => h(Form, page))
