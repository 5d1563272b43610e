import { expect, test } from 'vitest'
import worker from '../src/worker.js'

const read = (address) => worker.fetch(new Request(new URL(address, 'http://localhost'))).text()

test('prices are written as in German', async () => {
  expect(await read('/')).toMatch(/Gyokuro: 1\.234,50\s€/)
})

test('a title from the address is escaped', async () => {
  expect(await read('/?title=<b>bold</b>')).toContain('<h1>&lt;b&gt;bold&lt;/b&gt;</h1>')
})
