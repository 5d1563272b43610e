import { describe, expect, test } from 'vitest'
import { isFileName, stemLength, withFile, withPage } from './managed-file.ts'

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
