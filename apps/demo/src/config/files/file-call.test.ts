import { describe, expect, test } from 'vitest'
import { fileOf, readFilePage, readJob, readUpload, sentFileOf } from './file-call.ts'
import { pictureOf } from './picture.ts'

const file = { id: 'a', name: 'a.webp', size: 4, type: 'image/webp', addedAt: 1, thumbnailUrl: '/a.webp' }

describe('files', () => {
  test('are read field by field', () => {
    expect(fileOf({ ...file, size: 'large' })).toEqual({ ...file, size: undefined })
    expect(fileOf({ name: 'a.webp' })).toBeUndefined()
    expect(sentFileOf({ name: 'a.webp' })).toMatchObject({ name: 'a.webp', type: '', size: 0 })
    expect(sentFileOf('a.webp')).toBeUndefined()
  })

  test('of a page are those that can be read', () => {
    expect(readFilePage({ files: [file, null], nextCursor: '8' })).toEqual({
      ok: true,
      value: { files: [file], nextCursor: '8' },
    })
    expect(readFilePage({}).ok).toBe(false)
  })

  test.each([
    [{ jobId: 'j' }, { kind: 'job', jobId: 'j' }],
    [{ file }, { kind: 'file', file }],
  ])('%j answers an upload', (raw, value) => {
    expect(readUpload(raw)).toEqual({ ok: true, value })
  })

  test.each([
    [{ status: 'processing' }, { status: 'processing' }],
    [
      { status: 'done', file },
      { status: 'done', file },
    ],
  ])('%j is the state of a job', (raw, value) => {
    expect(readJob(raw)).toEqual({ ok: true, value })
  })

  test.each([[{}], [{ status: 'done' }], [null]])('%j is no state of a job', (raw) => {
    expect(readJob(raw).ok).toBe(false)
  })
})

test.each([
  ['of the shop', '/picture/a-320.webp', { name: 'a', pictures: {} }],
  [
    'that was uploaded',
    'data:image/webp;base64,AA',
    { name: 'a', pictures: { a: 'data:image/webp;base64,AA' } },
  ],
])('a picture %s is chosen by the id of its file', (_, thumbnailUrl, chosen) => {
  expect(pictureOf({ ...file, thumbnailUrl })).toEqual(chosen)
})

test('a file without a picture is none', () => {
  expect(pictureOf({ id: 'a', name: 'prices.pdf' })).toBeUndefined()
})
