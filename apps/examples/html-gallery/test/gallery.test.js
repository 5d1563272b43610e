import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { start } from '../src/galleries.js'
import { photos } from '../src/photos.js'
import { print } from '../src/print.js'

beforeEach(async () => {
  const page = print(await readFile('index.html', 'utf8'))
  document.body.innerHTML = /<main>.*<\/main>/s.exec(page)[0]
})

const pictures = () => [...document.querySelectorAll('[data-gallery] img')]

test('each picture is in the page before a script runs, with its text', () => {
  expect(pictures().map(({ alt }) => alt)).toEqual(photos.map(({ alt }) => alt))
})

test('a press opens the picture over the page', async () => {
  start(document)
  pictures()[1].click()
  await vi.waitFor(() => expect(document.querySelector('dialog[open]').textContent).toContain('No wind'))
})
