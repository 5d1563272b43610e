import type { Tag } from '@sitewright/editor-ui/tag-manager'
import { createHttp } from '@sitewright/site/http'
import { expect, test, vi } from 'vitest'
import { tagTransport } from './tag-call.ts'

const { signal } = new AbortController()

/** Requests against a server that gives one answer. */
function transport(body: unknown, status = 200) {
  const changes = {
    create: vi.fn(({ name }: Tag) => ({ id: 'clay', name })),
    rename: vi.fn(),
    merge: vi.fn(),
    remove: vi.fn(),
  }
  const http = createHttp({
    baseUrl: 'https://sill.example',
    fetch: () => Promise.resolve(Response.json(body, { status })),
  })
  return { changes, requests: tagTransport(http, changes) }
}

test('the site changes once the server has accepted a request', async () => {
  const { changes, requests } = transport({ id: 'a', name: 'Clay' })
  await expect(requests.create('Clay', signal)).resolves.toEqual({ id: 'clay', name: 'Clay' })
  expect(changes.create).toHaveBeenCalledWith({ id: 'a', name: 'Clay', count: 0 })
  await requests.rename('a', 'Clays', signal)
  expect(changes.rename).toHaveBeenCalledWith('a', 'Clays')
  await requests.merge(['b'], 'a', signal)
  expect(changes.merge).toHaveBeenCalledWith(['b'], 'a')
  await requests.remove('a', signal)
  expect(changes.remove).toHaveBeenCalledWith('a')
})

test('a request that is refused changes nothing', async () => {
  const { changes, requests } = transport({ message: 'No.' }, 401)
  await expect(requests.create('Clay', signal)).rejects.toThrow()
  await expect(requests.merge(['b'], 'a', signal)).rejects.toThrow()
  expect(changes.create).not.toHaveBeenCalled()
  expect(changes.merge).not.toHaveBeenCalled()
})
