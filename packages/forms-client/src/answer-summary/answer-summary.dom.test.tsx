import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { defineForm } from '../index.ts'
import { AnswerSummary } from '../react.ts'

const order = defineForm({
  id: 'order',
  fields: [
    { id: 'email', kind: 'email', title: 'Email' },
    { id: 'extras', kind: 'checkbox', title: 'Extras', options: ['Gift wrap', 'Card'] },
    { id: 'place', kind: 'address', title: 'Delivery' },
    { id: 'note', kind: 'text', title: 'Note' },
    { id: 'word', kind: 'password', title: 'Password' },
  ],
})

describe('the answers of a form in React', () => {
  test('are a list of terms, each with the lines of its answer', () => {
    const values = {
      email: 'mira@example.com',
      extras: ['Gift wrap', 'Card'],
      place: ['1 Kiln Rd', '', 'Leeds', '', 'LS1', 'UK'],
      word: 'hunter2',
    }
    const { container } = render(
      <AnswerSummary definition={order} values={values} labels={{ 'form.summary.empty': '–' }} />,
    )
    const rows = [...container.querySelectorAll('dl[data-form="answers"] > div')].map((row) =>
      [...row.children].map(({ localName, textContent }) => [localName, textContent]),
    )
    expect(rows).toEqual([
      [
        ['dt', 'Email'],
        ['dd', 'mira@example.com'],
      ],
      [
        ['dt', 'Extras'],
        ['dd', 'Gift wrap, Card'],
      ],
      [
        ['dt', 'Delivery'],
        ['dd', '1 Kiln Rd'],
        ['dd', 'Leeds, LS1 UK'],
      ],
      [
        ['dt', 'Note'],
        ['dd', '–'],
      ],
    ])
  })

  test('keep markup as text', () => {
    const values = { note: '<img src=x>' }
    const { container } = render(<AnswerSummary definition={order} values={values} />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toContain('<img src=x>')
  })
})
