import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('shows the tag that is edited, though it does not match the filter', () => {
  show()
  press('Edit Bread')
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'ca' } })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Bread')
  expect(screen.getByRole('status').textContent).toBe('1 of 2')
})

// spec: EDT-073
test('says that something went wrong, and saves when asked again', async () => {
  let fails = true
  show({ create: (name) => (fails ? Promise.reject(new Error('no')) : Promise.resolve({ id: name, name })) })
  press('New tag')
  type('Tart')
  press('Save')
  await screen.findByText('Something went wrong')
  fails = false
  press('Retry')
  await screen.findByText('Tart')
})

test('removes when asked again, after it has failed', async () => {
  const remove = vi.fn<TagManagerProps['remove']>().mockRejectedValueOnce(new Error('no'))
  remove.mockResolvedValue(undefined)
  show({ remove })
  press('Remove Cake')
  await screen.findByText('Something went wrong')
  press('Retry')
  await waitFor(() => expect(screen.queryByText('Cake')).toBeNull())
  expect(screen.queryByText('Something went wrong')).toBeNull()
})

test('merges when asked again, after it has failed', async () => {
  const merge = vi.fn<TagManagerProps['merge']>().mockRejectedValueOnce(new Error('no'))
  merge.mockResolvedValue(undefined)
  show({ merge })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Bread' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Cake' }))
  press('Merge')
  await screen.findByText('Something went wrong')
  press('Retry')
  await waitFor(() => expect(screen.queryByText('Cake')).toBeNull())
  expect(screen.getByText('Bread')).toBeTruthy()
  expect(merge).toHaveBeenCalledTimes(2)
})

test('what is merged when asked again is what is selected then', async () => {
  let fail: (error: Error) => void = () => {}
  const merge = vi.fn<TagManagerProps['merge']>().mockReturnValue(new Promise((_, reject) => (fail = reject)))
  show({ tags: [...tags, { id: '3', name: 'Pie' }], merge })
  const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  select('Bread')
  select('Cake')
  press('Merge')
  await waitFor(() => expect(merge).toHaveBeenCalledOnce())
  select('Bread')
  select('Pie')
  fail(new Error('no'))
  await screen.findByText('Something went wrong')
  press('Retry')
  await waitFor(() => expect(merge).toHaveBeenCalledTimes(2))
  expect(merge.mock.lastCall?.slice(0, 2)).toEqual([['2', '3'], '2'])
})

test.each([
  ['tag to merge', () => fireEvent.click(screen.getByRole('checkbox', { name: 'Select Pie' }))],
  ['tag to merge into', () => fireEvent.change(screen.getByRole('combobox'), { target: { value: '2' } })],
])('the failure of a merge goes when another %s is chosen', async (_, choose) => {
  const merge = vi.fn<TagManagerProps['merge']>().mockRejectedValue(new Error('no'))
  show({ tags: [...tags, { id: '3', name: 'Pie' }], merge })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Bread' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Cake' }))
  press('Merge')
  await screen.findByText('Something went wrong')
  choose()
  expect(screen.queryByText('Something went wrong')).toBeNull()
  expect(merge).toHaveBeenCalledOnce()
})

test('a form and a dialog around it notice neither Enter nor Escape', () => {
  const around = vi.fn()
  document.body.addEventListener('keydown', around)
  render(
    <form onSubmit={around}>
      <TagManager
        tags={tags}
        tagType="tag"
        create={() => new Promise(() => {})}
        rename={() => new Promise(() => {})}
        merge={() => new Promise(() => {})}
        remove={() => new Promise(() => {})}
      />
    </form>,
  )
  press('Edit Bread')
  type('Rolls')
  const hasEnter = fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
  const isNative = fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  expect([around.mock.calls, hasEnter, isNative]).toEqual([[], false, false])
  expect(screen.queryByRole('textbox')).toBeNull()
  document.body.removeEventListener('keydown', around)
})

test('the Enter of an input method saves nothing', () => {
  const create = vi.fn(() => new Promise<never>(() => {}))
  show({ create })
  press('New tag')
  type('ほ')
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', isComposing: true })
  expect(create).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
  expect(create).toHaveBeenCalledOnce()
})
