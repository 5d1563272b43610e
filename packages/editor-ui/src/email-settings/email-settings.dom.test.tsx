import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EmailSettingsFields } from './email-settings.react.tsx'
import { areEmails, emptyEmailSettings } from './email-settings.ts'

test.each([
  ['', true],
  ['ada@example.com', true],
  [' ada@example.com , bob@example.org ', true],
  ['ada@example.com, ', true],
  ['ada', false],
  ['ada@example.com bob@example.com', false],
])('%j as addresses is %s', (text, expected) => {
  expect(areEmails(text)).toBe(expected)
})

test('has subject, To, CC, BCC and body', () => {
  const onChange = vi.fn()
  render(<EmailSettingsFields onChange={onChange} />)
  for (const [label, value] of [
    ['Subject', 'Hello'],
    ['To', 'ada@example.com'],
    ['CC', 'bob@example.com'],
    ['BCC', 'eve@example.com'],
    ['Body', 'Thanks.'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  expect(onChange).toHaveBeenLastCalledWith({
    subject: 'Hello',
    to: 'ada@example.com',
    cc: 'bob@example.com',
    bcc: 'eve@example.com',
    body: 'Thanks.',
  })
})

test('a stored record without a field shows it empty', () => {
  render(<EmailSettingsFields value={{ to: 'ada@example.com' }} isChecked />)
  expect(screen.getByLabelText<HTMLInputElement>('BCC').value).toBe('')
})

// spec: EDT-042
test('shows how emails must be formatted once the field is left', () => {
  render(<EmailSettingsFields />)
  const input = screen.getByLabelText('CC')
  fireEvent.change(input, { target: { value: 'ada' } })
  expect(screen.queryByText(/Emails must be/)).toBeNull()
  fireEvent.blur(input)
  screen.getByText('Emails must be formatted as name@example.com')
  fireEvent.change(input, { target: { value: 'ada@example.com' } })
  expect(screen.queryByText(/Emails must be/)).toBeNull()
})

// spec: EDT-058
test('says below the fields that they are to be corrected', () => {
  const settings = { ...emptyEmailSettings, to: 'ada', bcc: 'bob' }
  const { rerender } = render(<EmailSettingsFields value={settings} isChecked />)
  screen.getByText('Update the missing or invalid information above.')
  expect(screen.getAllByText(/Emails must be/)).toHaveLength(2)
  rerender(<EmailSettingsFields value={emptyEmailSettings} isChecked />)
  expect(screen.queryByText(/Update the missing/)).toBeNull()
})
