import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LinkEditor, type LinkEditorProps } from './link-editor.react.tsx'

const pages = [
  { href: '/about', name: 'About' },
  { href: '/shop', name: 'Shop' },
]
function show(props: Partial<LinkEditorProps> = {}) {
  const handlers = { onSave: vi.fn(), onCancel: vi.fn(), onRemove: vi.fn() }
  render(<LinkEditor pages={pages} {...handlers} {...props} />)
  return handlers
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const open = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))

// spec: EDT-005
test('has six tabs', () => {
  show()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Pages',
    'Links',
    'Web Address',
    'Email',
    'Phone',
    'File',
  ])
})

// spec: EDT-004
test('saves the destination with Link Name and Open in New Window', () => {
  const { onSave } = show()
  fireEvent.click(screen.getByLabelText(/Shop/))
  type('Link Name', 'Our shop')
  fireEvent.click(screen.getByLabelText('Open in New Window'))
  expect(screen.getByLabelText<HTMLInputElement>('Open in New Window').checked).toBe(true)
  press('Save')
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    target: 'page',
    href: '/shop',
    name: 'Our shop',
    newWindow: true,
  })
})

test.each([
  ['Web Address', 'Web Address', 'nowhere', 'Links must be a web address, with or without www.'],
  ['Email', 'Email', 'ada', 'Please enter a valid email'],
  ['Phone', 'Phone', 'x', 'Please enter a phone number'],
  ['Pages', 'Page', 'a{val}$&', 'a{val}$& is not a valid page URL'],
])('the tab %s shows why a text is refused, until it is edited', (tab, label, text, message) => {
  const { onSave } = show()
  open(tab)
  const input = screen.getByRole('textbox', { name: label })
  fireEvent.change(input, { target: { value: text } })
  press('Save')
  expect(screen.getByText(message).id).toBe(input.getAttribute('aria-describedby'))
  expect(onSave).not.toHaveBeenCalled()
  fireEvent.change(input, { target: { value: `${text}!` } })
  expect(screen.queryByText(message)).toBeNull()
})

test('lists saved links, which lead to a web address, and takes over the name', () => {
  const { onSave } = show({ links: [{ href: 'https://example.com', name: 'Example' }] })
  open('Links')
  fireEvent.click(screen.getByLabelText(/Example/))
  press('Save')
  expect(onSave.mock.lastCall?.[0]).toMatchObject({ target: 'webAddress', name: 'Example' })
})

test('refuses a file that is not chosen', () => {
  show({ files: [] })
  open('File')
  press('Save')
  screen.getByText('Please choose a file')
})

test('each tab keeps its text', () => {
  show({ value: { target: 'email', href: 'mailto:ada@example.com', name: '', newWindow: false } })
  open('Phone')
  open('Email')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('ada@example.com')
})

test('the Escape key cancels, and a dialog around the editor stays', () => {
  const around = vi.fn()
  const onCancel = vi.fn()
  document.body.addEventListener('keydown', around, { once: true })
  render(<LinkEditor onSave={vi.fn()} onCancel={onCancel} />)
  fireEvent.keyDown(screen.getByLabelText('Link Name'), { key: 'Escape' })
  expect(onCancel).toHaveBeenCalledOnce()
  expect(around).not.toHaveBeenCalled()
})

// spec: EDT-081
test('says that collections cannot be loaded, and loads them when it tries again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(pages)
  show({ pages: load })
  await screen.findByText('Unable to load collections')
  press('Try again')
  await screen.findByLabelText(/Shop/)
  vi.restoreAllMocks()
})

test('a list of files that cannot be loaded can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(pages)
  show({ files: load })
  open('File')
  await screen.findByText('Unable to load. Try again.')
  press('Try again')
  await screen.findByLabelText(/Shop/)
  vi.restoreAllMocks()
})

test('filters a long list', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ href: `/page-${index}`, name: `Page ${index}` }))
  show({ pages: many })
  type('Filter', 'page-2')
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(11))
})

test.each([['<html>'], [null], [undefined]])(
  'the answer %j is no list of pages: it can be tried again',
  async (answer) => {
    const load = vi.fn().mockResolvedValueOnce(answer).mockResolvedValue(pages)
    show({ pages: load })
    await screen.findByText('Unable to load collections')
    press('Try again')
    await screen.findByLabelText(/Shop/)
  },
)

test.each([
  [null, 6],
  [['email', 'nonsense'], 1],
])('of the tabs %j it shows %j', (tabs, count) => {
  show({ tabs: tabs as never })
  expect(screen.getAllByRole('tab')).toHaveLength(count)
})
