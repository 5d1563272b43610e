import { isRecord } from '@sitewright/site/reader'
import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { readFilePage } from '../config/files/file-call.ts'
import { fileHandlers } from './file-server.ts'

const ORIGIN = 'https://sill.example'

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const request = new Request(`${ORIGIN}/api/editor/${path}`, {
    method,
    body: body ? JSON.stringify(body) : null,
  })
  return (await getResponse([...fileHandlers], request))?.json()
}

/** Sends a file, which is processed then. Returns the id of its job. */
async function upload(name: string, replaces?: string): Promise<string> {
  const answer = await call('POST', 'files', { name, type: 'image/webp', size: 4, replaces })
  if (!isRecord(answer) || typeof answer.jobId !== 'string') throw new Error('An upload has no job.')
  return answer.jobId
}

async function names(): Promise<readonly string[]> {
  const page = readFilePage(await call('GET', 'files'))
  return page.ok ? page.value.files.map(({ name }) => name) : []
}

beforeEach(() => localStorage.clear())

test('a file is stored when its job is asked about', async () => {
  const id = await upload('pot.webp')
  expect(await call('GET', `file-jobs/${id}`)).toMatchObject({ status: 'done', file: { name: 'pot.webp' } })
  expect(await names()).toContain('pot.webp')
})

test('a file whose page was left before its job had ended is stored all the same', async () => {
  await upload('pot.webp')
  await upload('new jug.webp', 'belly-jug')
  const listed = await names()
  expect(listed).toEqual(expect.arrayContaining(['pot.webp', 'new jug.webp']))
  expect(listed).not.toContain('belly-jug.webp')
})

test('a job that is cancelled stores nothing', async () => {
  const id = await upload('pot.webp')
  await call('DELETE', `file-jobs/${id}`)
  expect(await names()).not.toContain('pot.webp')
})
