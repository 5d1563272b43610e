import { describe, expect, test } from 'vitest'
import {
  isFileName,
  requireFile,
  requirePage,
  stemLength,
  withChanges,
  withFile,
  withPage,
} from './managed-file.ts'

const file = (id: string, name = `${id}.png`) => ({ id, name })

describe('a list of files', () => {
  test('keeps a file once that moved to a later page', () => {
    expect(withPage([file('a'), file('b')], [file('b', 'new.png'), file('c'), file('c')])).toEqual([
      file('a'),
      file('b'),
      file('c'),
    ])
  })

  test('begins with a file that is new, and keeps the place of one that is not', () => {
    expect(withFile([file('a'), file('b')], file('c')).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    expect(withFile([file('a'), file('b')], file('b', 'new.png'))).toEqual([file('a'), file('b', 'new.png')])
  })
})

describe('a page of files', () => {
  test('is shown with the changes that it does not know of', () => {
    const changes = new Map([
      ['a', undefined],
      ['b', file('b', 'new.png')],
      ['d', file('d')],
    ])
    const page = [file('a'), file('b'), file('c'), file('c')]
    expect(withChanges(page, changes)).toEqual([file('d'), file('b', 'new.png'), file('c')])
  })

  test.each([null, {}, { files: 'a' }, { files: [{ id: 'a' }] }, { files: [{ name: 'a' }] }])(
    'is not read from %j',
    (answer) => {
      // An answer of the network, which need not be a page.
      expect(() => void Reflect.apply(requirePage, undefined, [answer])).toThrow(/^An answer is no/)
    },
  )

  test('is read with its files', () => {
    const page = { files: [file('a')], nextCursor: '1' }
    expect(requirePage(page)).toBe(page)
    expect(requireFile(page.files[0])).toBe(page.files[0])
  })
})

describe('a file name', () => {
  test.each([
    ['photo.png', true],
    ['.', true],
    [' ', false],
    ['', false],
  ])('%j may be given: %s', (name, expected) => {
    expect(isFileName(name)).toBe(expected)
  })

  test.each([
    ['photo.min.png', 9],
    ['photo', 5],
    ['.htaccess', 9],
  ])('%s is selected up to %i characters', (name, length) => {
    expect(stemLength(name)).toBe(length)
  })
})
