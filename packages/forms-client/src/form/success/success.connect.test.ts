import { expect, test } from 'vitest'
import { connectSuccess } from '../../connect.ts'

test.each([
  ['Thank you!', { children: 'Thank you!', hidden: false }],
  [undefined, { children: '', hidden: true }],
])('the success view with the text %j', (submissionText, text) => {
  expect(connectSuccess({ id: 'f', submissionText })).toEqual({
    root: { role: 'status', tabIndex: -1, 'data-form': 'success' },
    text: { 'data-form': 'success-text', ...text },
    markup: { 'data-form': 'success-markup' },
  })
})
