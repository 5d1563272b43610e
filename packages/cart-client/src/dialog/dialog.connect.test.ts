import { expect, test, vi } from 'vitest'
import { messages } from '../messages.ts'
import { connectAlert } from './alert.connect.ts'
import { connectConfirm } from './confirm.connect.ts'
import { connectLightbox, lightboxModal } from './lightbox/lightbox.connect.ts'

test('a lightbox is named by its title or by a label, and has a button that closes it', () => {
  const close = vi.fn()
  expect(connectLightbox({ state: 'open', titleId: 't' }, { close, messages })).toEqual({
    root: { 'data-cart': 'lightbox', 'data-state': 'open', 'aria-labelledby': 't', 'aria-label': undefined },
    panel: { 'data-cart': 'lightbox-panel' },
    title: { 'data-cart': 'lightbox-title', id: 't' },
    content: { 'data-cart': 'lightbox-content' },
    close: { 'data-cart': 'lightbox-close', type: 'button', 'aria-label': 'Close', onClick: close },
  })
  const { root } = connectLightbox({ state: 'closing', label: 'Size guide' }, { close, messages })
  expect(root).toMatchObject({ 'aria-label': 'Size guide', 'data-state': 'closing' })
})

test('a lightbox that is taller than the window begins 50 pixels below its top', () => {
  expect(lightboxModal).toEqual({ closeButton: '[data-cart="lightbox-close"]', margin: 50 })
})

test('an alert is described by its message, and its button has the focus first', () => {
  const close = vi.fn()
  const alert = { title: 'Unable to Add Item', message: 'Please try again.' }
  expect(connectAlert({ alert, id: 'm' }, { close, messages })).toEqual({
    root: { role: 'alertdialog', 'data-kind': 'alert', 'aria-describedby': 'm' },
    message: { 'data-cart': 'alert-message', id: 'm', children: 'Please try again.' },
    actions: { 'data-cart': 'actions' },
    close: {
      'data-cart': 'button',
      'data-first-focus': true,
      type: 'button',
      onClick: close,
      children: 'Close',
    },
  })
  expect(connectAlert({ alert: undefined, id: 'm' }, { close, messages }).message.children).toBeUndefined()
})

test('a question has the focus on its refusal, and passes on either answer', () => {
  const answer = vi.fn()
  const { root, message, actions, no, yes } = connectConfirm({ messageId: 'm' }, { answer })
  expect(root).toEqual({ role: 'alertdialog', 'data-kind': 'alert', 'aria-describedby': 'm' })
  expect(message).toEqual({ 'data-cart': 'alert-message', id: 'm' })
  expect(actions).toEqual({ 'data-cart': 'actions' })
  expect(no).toMatchObject({
    'data-cart': 'button',
    'data-kind': 'quiet',
    'data-first-focus': true,
    type: 'button',
  })
  expect(yes).toMatchObject({ 'data-cart': 'button', type: 'button' })
  no.onClick?.({} as never)
  yes.onClick?.({} as never)
  expect(answer.mock.calls).toEqual([[false], [true]])
})
