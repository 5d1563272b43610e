import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TagManager, type TagManagerProps } from './tag-manager.react.tsx'

const tags = [
  { id: '1', name: 'Bread' },
  { id: '2', name: 'Cake' },
]
const show = (props: Partial<TagManagerProps> = {}) =>
  render(
    <TagManager
      tags={tags}
      tagType="tag"
      create={(name) => Promise.resolve({ id: name, name })}
      rename={(id, name) => Promise.resolve({ id, name })}
      merge={() => Promise.resolve()}
      remove={() => Promise.resolve()}
      report={() => {}}
      {...props}
    />,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (value: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value } })

// spec: EDT-046
test.each(['tag', 'category'] as const)('says that a %s already exists', (tagType) => {
  show({ tagType })
  press(`New ${tagType}`)
  type('BREAD')
  press('Save')
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(`This ${tagType} already exists`)).toBeTruthy()
})

// spec: EDT-047
test.each(['tag', 'category'] as const)('says that only one %s may be edited at a time', (tagType) => {
  show({ tagType })
  press('Edit Bread')
  type('Rolls')
  press('Edit Cake')
  expect(screen.getByText(`You may only edit one ${tagType} at a time`).getAttribute('role')).toBe('alert')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Rolls')
})

test('keeps braces and dollar signs in names', async () => {
  show()
  press('New tag')
  type('{tagType} $& <b>')
  press('Save')
  expect(await screen.findByRole('button', { name: 'Remove {tagType} $& <b>' })).toBeTruthy()
})

test('shows the tags that match the filter', () => {
  show()
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'ca' } })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['CakeEditRemove'])
  expect(screen.getByRole('status').textContent).toBe('1 of 2')
})
