import { expect, test, vi } from 'vitest'
import { createFileManager } from '../file-manager/file-manager.browser.ts'
import { createFileServer, type FileServerOptions } from '../file-manager/file-manager.testing.ts'
import { createMailingListServer } from '../mailing-list/mailing-list.testing.ts'
import { createTagServer } from '../tag-manager/tag-manager.testing.ts'
import { createFaults } from './fault.testing.ts'

const { signal } = new AbortController()
const files = Array.from({ length: 3 }, (_, index) => ({ id: `${index}`, name: `${index}.png` }))

test('a request fails once, and succeeds after that', async () => {
  const { answer, set } = createFaults<'load'>({ load: 'failed' })
  await expect(answer('load', signal, () => 1)).rejects.toThrow('The faked server refuses to load.')
  await expect(answer('load', signal, () => 1)).resolves.toBe(1)
  set('load', 'failed')
  await expect(answer('load', signal, () => 1)).rejects.toThrow('load')
})

test.each(['ok', 'endless'] as const)('a request that is %s rejects once it is aborted', async (fate) => {
  const controller = new AbortController()
  const { answer } = createFaults<'load'>({ load: fate })
  const answered = answer('load', controller.signal, () => 1)
  controller.abort()
  await expect(answered).rejects.toThrow('abort')
})

async function managed(options: FileServerOptions) {
  const server = createFileServer({ files, ...options })
  const manager = createFileManager({ ...server.transport, pollMs: 0, report: () => undefined })
  const stop = manager.start()
  await vi.waitFor(() => expect(manager.snapshot().status).toBe('success'))
  return { server, manager, stop }
}

test('a file manager works with the faked server of files', async () => {
  const { server, manager, stop } = await managed({ pageSize: 2, uploads: 'done' })
  expect(manager.snapshot()).toMatchObject({ files: files.slice(0, 2), hasMore: true })
  manager.rename('1', 'rye.png')
  manager.remove('0')
  manager.uploads.add([new File(['x'], 'new.png')])
  await vi.waitFor(() => expect(manager.snapshot().uploads[0]?.state).toBe('done'))
  await vi.waitFor(() =>
    expect(server.files().map(({ name }) => name)).toEqual(['new.png', 'rye.png', '2.png']),
  )
  stop()
})

test.each(['failed', 'cancelled'] as const)('a job of the faked server of files has %s', async (state) => {
  const { manager, stop } = await managed({ uploads: state })
  manager.uploads.add([new File(['x'], 'new.png')])
  await vi.waitFor(() => expect(manager.snapshot().uploads[0]?.state).toBe(state))
  stop()
})

test('the faked server of tags stores what is sent', async () => {
  const { transport, tags } = createTagServer({ tags: [{ id: '1', name: 'Bread' }] })
  const cake = await transport.create('Cake', signal)
  await transport.rename('1', 'Rolls', signal)
  expect(tags().map(({ name }) => name)).toEqual(['Rolls', 'Cake'])
  await transport.merge(['1', cake.id], '1', signal)
  await transport.remove('1', signal)
  expect(tags()).toEqual([])
})

test('the faked server of mailing lists stores the connected list', async () => {
  const lists = [{ id: 'news', name: 'News' }]
  const { transport, connected } = createMailingListServer({ lists })
  expect(await transport.load(signal)).toBe(lists)
  await transport.connect({ listId: 'news', isDoubleOptIn: true }, signal)
  expect(connected()).toEqual({ listId: 'news', isDoubleOptIn: true })
  await transport.disconnect(signal)
  expect(connected()).toBeUndefined()
})
