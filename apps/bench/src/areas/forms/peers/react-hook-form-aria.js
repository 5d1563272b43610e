import { createElement as h, memo } from 'react'
import { isEmail, works } from '../works.ts'
import { Form } from './react-hook-form.js'

/** A field as it is registered, with the attributes by which a screen reader finds its error. */
const Field = memo(function Field({ id, register, error, onRender }) {
  onRender()
  const rules = id === 'email' ? { validate: (value) => isEmail(value) || 'Email is not valid.' } : undefined
  const errorId = `${id}-error`
  const input = {
    ...register(id, rules),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  }
  return h('p', null, h('label', null, id, h('input', input)), error && h('span', { id: errorId }, error))
})

export const { keystroke, keptKeys, renders, mounting, firstError, mistakes } = works((page) =>
  h(Form, { ...page, field: Field }),
)
