import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../tooling/check/workspace.ts'
import { pictureSize } from './picture.ts'

test('the size of an SVG is that of its viewBox', () => {
  expect(pictureSize(Buffer.from('<svg viewBox="0 0 760 158.5">'), 'a.svg')).toEqual({
    width: 760,
    height: 158.5,
  })
})

test('the size of a JPEG is that of its frame', () => {
  const path = join(root, 'docs/shop.jpg')
  const { width, height } = pictureSize(readFileSync(path), path)
  expect(width / height).toBeGreaterThan(1)
})

test('a picture of another kind is refused with what to do', () => {
  expect(() => pictureSize(Buffer.from('GIF89a'), 'a.gif')).toThrow('take an SVG with a viewBox or a JPEG')
})
