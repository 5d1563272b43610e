import { useFetchState } from '@sitewright/site/react'
import { render, screen, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AutomationPanel } from '../automation/automation.react.tsx'
import { DataTable } from '../data-table/data-table.react.tsx'
import { FetchState } from '../fetch-state/fetch-state.react.tsx'
import { FileManager } from '../file-manager/file-manager.react.tsx'
import { createFileServer } from '../file-manager/file-manager.testing.ts'
import { FontPicker } from '../font-picker/font-picker.react.tsx'
import { MailingListConnector } from '../mailing-list/mailing-list.react.tsx'
import { PlacesAutocomplete } from '../places/places.react.tsx'
import { TagManager } from '../tag-manager/tag-manager.react.tsx'
import { VideoField, type VideoFieldProps } from '../video-field/video-field.react.tsx'

const done = () => Promise.resolve()
const report = () => undefined
const focused = () => document.activeElement

/** Fails once, and gets no answer afterwards: what is tried again stays on its way. */
function failingOnce() {
  let calls = 0
  return <Value,>(): Promise<Value> =>
    ++calls === 1 ? Promise.reject(new Error('no')) : new Promise(() => undefined)
}

const tryAgain = () => screen.findByRole('button', { name: /^(Try again|Retry)/ })

test('a connection that is removed gives the focus to the button that adds one', async () => {
  render(
    <AutomationPanel
      connections={[
        { id: 'a', name: 'Orders' },
        { id: 'b', name: 'Stock' },
      ]}
      connect={() => Promise.resolve({ id: 'c', name: 'Reviews' })}
      disconnect={done}
    />,
  )
  const connect = screen.getByRole('button', { name: 'Connect' })
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect Orders' }))
  await expect.poll(focused).toBe(connect)
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect Stock' }))
  await expect.poll(() => screen.queryByRole('list')).toBeNull()
  expect(focused()).toBe(connect)
})

test('a mailing list keeps the focus while it is connected and disconnected', async () => {
  render(
    <>
      <button>Before</button>
      <MailingListConnector
        load={() =>
          Promise.resolve([
            { id: 'news', name: 'Bakery news' },
            { id: 'club', name: 'Sourdough club' },
          ])
        }
        connect={done}
        disconnect={done}
      />
    </>,
  )
  const panel = within(screen.getByRole('group'))
  await userEvent.click(await panel.findByRole('radio', { name: 'Sourdough club' }))
  await userEvent.click(panel.getByRole('button', { name: 'Connect' }))
  await expect.poll(focused).toBe(await panel.findByRole('button', { name: 'Disconnect' }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe(await panel.findByRole('radio', { name: 'Sourdough club' }))
})

test('a request that is tried again leaves the focus in its part', async () => {
  let fails = true
  render(
    <AutomationPanel
      connections={[]}
      connect={() =>
        fails ? Promise.reject(new Error('no')) : Promise.resolve({ id: 'c', name: 'Reviews' })
      }
      disconnect={done}
      report={() => undefined}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  await userEvent.click(again)
  await expect.poll(focused).toBe(screen.getByRole('button', { name: 'Connect' }))
})

const FetchedBread = ({ load }: { readonly load: () => Promise<string> }): ReactNode => (
  <FetchState state={useFetchState(load, { report })}>{(bread) => <button>{bread}</button>}</FetchState>
)

const tracking = { productPage: 'events', productSection: 'location' }

test.each<[part: string, selector: string, (load: ReturnType<typeof failingOnce>) => ReactNode]>([
  ['a value that is fetched', '[data-editor=fetch-state]', (load) => <FetchedBread load={load} />],
  [
    'a table',
    '[data-editor=table-scroll]',
    (load) => <DataTable caption="Loaves" columns={[]} load={load} rowKey={() => 1} report={report} />,
  ],
  [
    'a list of files',
    '[data-editor=files-list]',
    (load) => <FileManager {...createFileServer().transport} load={load} report={report} />,
  ],
  [
    'fonts that are loaded',
    '[data-editor=fetch-state]',
    (load) => <FontPicker fonts={load} onSelect={report} report={report} />,
  ],
  [
    'a preview of a font',
    '[role=combobox]',
    (load) => (
      <FontPicker
        fonts={[{ family: 'Georgia', category: 'serif' }]}
        loadPreview={load}
        onSelect={report}
        report={report}
      />
    ),
  ],
])('the focus stays in %s that is tried again', async (_part, selector, draw) => {
  const load = failingOnce()
  function Page() {
    const [drawn] = useState(() => draw(load))
    return drawn
  }
  render(<Page />)
  const again = await tryAgain()
  again.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => again.isConnected).toBe(false)
  expect(focused()?.matches(selector)).toBe(true)
})

test('what arrives after a second try is reached by the next press of Tab', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no'))
  load.mockResolvedValue('Rye')
  render(
    <>
      <button>Before</button>
      <FetchedBread load={load} />
    </>,
  )
  await userEvent.click(await tryAgain())
  const value = await screen.findByRole('button', { name: 'Rye' })
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe(value)
})

test('a focus that was moved to the page is not taken back', async () => {
  const load = failingOnce()
  const { rerender } = render(<FetchedBread load={load} />)
  await userEvent.click(await tryAgain())
  ;(focused() as HTMLElement).blur()
  rerender(<FetchedBread load={load} />)
  expect(focused()).toBe(document.body)
})

test('the address of a video has the focus while it is looked up again', async () => {
  const resolve = vi.fn<VideoFieldProps['resolve']>(failingOnce())
  render(<VideoField resolve={resolve} />)
  const field = screen.getByLabelText('Video URL')
  await userEvent.fill(field, 'https://vimeo.com/1')
  await userEvent.keyboard('{Enter}')
  const again = await tryAgain()
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe(again)
  expect(resolve).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Enter}')
  expect(resolve).toHaveBeenCalledTimes(2)
  expect(focused()).toBe(field)
})

test('places that are searched again are listed at the field, which has the focus', async () => {
  const suggest = vi.fn<() => Promise<{ placeId: string; description: string }[]>>()
  suggest
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue([{ placeId: '1', description: 'London, UK' }])
  render(
    <PlacesAutocomplete
      suggest={suggest}
      details={(placeId) => Promise.resolve({ placeId })}
      tracking={tracking}
      onSelect={report}
      report={report}
    />,
  )
  await userEvent.fill(screen.getByRole('combobox'), 'lon')
  await userEvent.click(await tryAgain())
  await screen.findByRole('option', { name: 'London, UK' })
  expect(focused()).toBe(screen.getByRole('combobox'))
})

test('a tag that is saved again keeps the focus in its form', async () => {
  const load = failingOnce()
  const tags = [{ id: 'a', name: 'Rye' }]
  render(
    <TagManager
      tags={tags}
      tagType="tag"
      create={load}
      rename={load}
      merge={load}
      remove={load}
      report={report}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Edit Rye' }))
  await userEvent.keyboard('Wheat{Enter}')
  await userEvent.click(await tryAgain())
  const input = screen.getByRole('textbox', { name: 'tag' })
  expect(focused()?.contains(input)).toBe(true)
  expect(focused()).not.toBe(document.body)
})

test('a tag that is removed gives the focus to the one in its place, the last one to the button for a new tag', async () => {
  const tags = ['Bread', 'Cake', 'Rye'].map((name) => ({ id: name, name }))
  const save = (name: string) => Promise.resolve({ id: name, name })
  const rename = (_: string, name: string) => save(name)
  render(<TagManager tags={tags} tagType="tag" create={save} rename={rename} merge={done} remove={done} />)
  const name = () => focused()?.ariaLabel ?? focused()?.textContent
  await userEvent.click(screen.getByRole('button', { name: 'Remove Cake' }))
  await expect.poll(name).toBe('Edit Rye')
  await userEvent.keyboard('{Delete}')
  await expect.poll(name).toBe('Edit Bread')
  await userEvent.keyboard('{Enter}s{Enter}')
  await expect.poll(name).toBe('Edit s')
  await userEvent.keyboard('{Delete}')
  await expect.poll(name).toBe('New tag')
})

test('an upload that is cancelled keeps the focus in its row', async () => {
  const { transport } = createFileServer({ faults: { upload: 'endless' } })
  const { container } = render(<FileManager {...transport} report={report} />)
  const input = screen.getByLabelText('Upload', { selector: 'input' })
  await userEvent.upload(input, new File(['x'], 'rye.png', { type: 'image/png' }))
  const cancel = await screen.findByRole('button', { name: 'Cancel rye.png' })
  await userEvent.click(cancel)
  await expect.poll(() => cancel.isConnected).toBe(false)
  expect(focused()).toBe(container.querySelector('[data-editor=upload]'))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss rye.png' }))
  expect(focused()).toBe(container.querySelector('[data-editor=files-list]'))
})
