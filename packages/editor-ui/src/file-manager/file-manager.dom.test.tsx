import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FileManager, type FileManagerProps } from './file-manager.react.tsx'

const stored = { id: 'a', name: 'bread.png' }
const no = () => Promise.reject(new Error('no'))
const show = (props: Partial<FileManagerProps> = {}) =>
  render(
    <FileManager
      load={() => Promise.resolve({ files: [stored] })}
      upload={no}
      rename={(id, name) => Promise.resolve({ id, name })}
      remove={() => Promise.resolve()}
      report={() => {}}
      {...props}
    />,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
async function renameTo(name: string) {
  fireEvent.click(await screen.findByRole('option', { name: 'bread.png' }))
  press('Rename')
  fireEvent.change(screen.getByLabelText('File name'), { target: { value: name } })
  press('Save')
}

// spec: EDT-048
test('asks for a file name', async () => {
  show()
  await renameTo('  ')
  expect(screen.getByText('Please enter a file name')).toBeTruthy()
  expect(screen.getByLabelText('File name').getAttribute('aria-invalid')).toBe('true')
})

// spec: EDT-086
test('says that a file could not be renamed, and renames it when it is repeated', async () => {
  let fails = true
  show({ rename: (id, name) => (fails ? no() : Promise.resolve({ id, name })) })
  await renameTo('rye.png')
  expect(await screen.findByText('Unable to Rename File')).toBeTruthy()
  expect(screen.getByText(/There was a problem while renaming your file\./)).toBeTruthy()
  fails = false
  press('Retry')
  await screen.findByRole('option', { name: 'rye.png' })
})

// spec: EDT-087
test('says that a file could not be uploaded, and why', async () => {
  show()
  fireEvent.change(screen.getByLabelText('Upload', { selector: 'input' }), {
    target: { files: [new File(['x'], '{fileName} $&.png')] },
  })
  const title = await screen.findByText('Unable to Upload File')
  expect(title.parentElement?.textContent).toBe(
    'Unable to Upload File There was a problem while uploading your file. Error uploading',
  )
  expect(screen.getByRole('button', { name: 'Retry {fileName} $&.png' })).toBeTruthy()
})

// spec: EDT-072
test('says that files cannot be loaded, and loads them when asked again', async () => {
  let fails = true
  show({ load: () => (fails ? no() : Promise.resolve({ files: [stored] })) })
  await screen.findByText('Unable to load. Try again.')
  fails = false
  press('Try again')
  await screen.findByRole('option', { name: 'bread.png' })
})

test('shows names with any character as they are', async () => {
  const name = '<img src=x>\u202egpj.{a}$&🥖'
  show({ load: () => Promise.resolve({ files: [{ id: 'a', name }] }) })
  const option = await screen.findByRole('option')
  expect(option.textContent).toContain(name)
  expect(option.querySelector('img')).toBeNull()
})

test('chooses a file with Enter', async () => {
  const chosen: string[] = []
  show({ onChoose: ({ id }) => chosen.push(id) })
  const option = await screen.findByRole('option', { name: 'bread.png' })
  fireEvent.focus(option)
  fireEvent.keyDown(option, { key: 'Enter' })
  expect(chosen).toEqual(['a'])
})

test('adds to the question before a file is deleted what shows it', async () => {
  show({ deletionNote: ({ name }) => `${name} is shown by: Bakery.` })
  fireEvent.click(await screen.findByRole('option', { name: 'bread.png' }))
  press('Delete')
  await screen.findByText('It disappears from every page that shows it. bread.png is shown by: Bakery.')
})

test('a form and a dialog around it do not notice that a name is edited', async () => {
  const around = vi.fn()
  document.body.addEventListener('keydown', around)
  const sheet = render(
    <form onSubmit={around}>
      <FileManager
        load={() => Promise.resolve({ files: [stored] })}
        upload={no}
        rename={(id, name) => Promise.resolve({ id, name })}
        remove={no}
      />
    </form>,
  )
  fireEvent.click(await sheet.findByRole('option'))
  press('Rename')
  expect(fireEvent.keyDown(screen.getByLabelText('File name'), { key: 'Escape' })).toBe(false)
  press('Rename')
  fireEvent.change(screen.getByLabelText('File name'), { target: { value: 'rye.png' } })
  expect(fireEvent.keyDown(screen.getByLabelText('File name'), { key: 'Enter' })).toBe(false)
  await screen.findByRole('option', { name: 'rye.png' })
  expect(around).not.toHaveBeenCalled()
  document.body.removeEventListener('keydown', around)
})

/** Content of a drop, or of a paste. */
const carried = (...files: readonly File[]) => ({
  types: ['Files'],
  items: files.map((file) => ({
    kind: 'file',
    getAsFile: () => file,
    webkitGetAsEntry: () => null,
  })),
})

// spec: EDT-012
test('replaces the selected file with the one that is chosen', async () => {
  const upload = vi.fn<FileManagerProps['upload']>(no)
  show({ upload })
  fireEvent.click(await screen.findByRole('option', { name: 'bread.png' }))
  const file = new File(['x'], 'rye.png')
  fireEvent.change(screen.getByLabelText('Replace', { selector: 'input' }), { target: { files: [file] } })
  await screen.findByText('Unable to Upload File')
  expect(upload).toHaveBeenCalledExactlyOnceWith(file, expect.objectContaining({ replaces: 'a' }))
})

// spec: EDT-012
test.each([
  ['dropped', (list: Element, file: File) => fireEvent.drop(list, { dataTransfer: carried(file) })],
  ['pasted', (list: Element, file: File) => fireEvent.paste(list, { clipboardData: carried(file) })],
])('uploads a file that is %s', async (_, put) => {
  const upload = vi.fn<FileManagerProps['upload']>(no)
  show({ upload })
  const file = new File(['x'], 'rye.png')
  put(await screen.findByRole('listbox'), file)
  await screen.findByText('Unable to Upload File')
  expect(upload).toHaveBeenCalledExactlyOnceWith(file, expect.objectContaining({ replaces: undefined }))
})

test('calls an `onUploadsChange` that a later render adds', async () => {
  const onUploadsChange = vi.fn()
  const load = () => Promise.resolve({ files: [stored] })
  const upload = () => new Promise<never>(() => {})
  const calls = { load, upload, rename: no, remove: no }
  const { rerender } = render(<FileManager {...calls} />)
  rerender(<FileManager {...calls} onUploadsChange={onUploadsChange} />)
  const file = new File(['x'], 'rye.png')
  fireEvent.paste(await screen.findByRole('listbox'), { clipboardData: carried(file) })
  expect(onUploadsChange.mock.calls).toEqual([[1]])
})

test('uploads no picture of a text that is pasted into a name', async () => {
  const upload = vi.fn<FileManagerProps['upload']>(no)
  show({ upload })
  fireEvent.click(await screen.findByRole('option', { name: 'bread.png' }))
  press('Rename')
  const clipboardData = carried(new File(['x'], 'image.png'))
  expect(fireEvent.paste(screen.getByLabelText('File name'), { clipboardData })).toBe(true)
  expect(upload).not.toHaveBeenCalled()
  expect(screen.queryByText(/image\.png/)).toBeNull()
})
