import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../check/workspace.ts'
import { stepsOf } from '../release/tutorials/steps.ts'
import { visits } from '../release/tutorials/visits.ts'

const folder = join(root, 'docs/tutorials')

test('the lines of a terminal and the files of a tutorial are its steps, in turn', () => {
  const tutorial = [
    '```sh\nmkdir shop\ncd shop\n```',
    '`index.html`:\n\n```html\n<p>One</p>\n```',
    'Vite passes requests on. `vite.config.js`:\n\n<!-- run: none -->\n\n```js\nexport default {}\n```',
    'It is more now. Replace `main.js`:\n\n<!-- check:\nthrow new Error() -->\n\n```js\nstart()\n```',
    'In `main.js`, replace the last line:\n\n```js\nend()\n```',
    'A line of something else.\n\n```js\nnever()\n```',
  ].join('\n\n')
  expect(stepsOf(tutorial)).toEqual([
    { kind: 'run', lines: ['mkdir shop', 'cd shop'] },
    { kind: 'file', name: 'index.html', text: '<p>One</p>\n' },
    { kind: 'file', name: 'vite.config.js', text: 'export default {}\n' },
    { kind: 'file', name: 'main.js', text: 'start()\n' },
  ])
})

test('a page of each tutorial is used', () => {
  const names = readdirSync(folder).map((file) => file.replace('.md', ''))
  expect(Object.keys(visits)).toEqual(names.filter((name) => name !== 'README').sort())
})

test.each(Object.keys(visits))('each file that %s loads is one of its steps', (name) => {
  const steps = stepsOf(readFileSync(join(folder, `${name}.md`), 'utf8'))
  const files = steps.flatMap((step) => (step.kind === 'file' ? [step.name] : []))
  const loaded = steps.flatMap((step) =>
    step.kind === 'file' ? [...step.text.matchAll(/(?:src="\/|from '\.\/)([\w.-]+)['"]/g)] : [],
  )
  expect(files).toEqual(expect.arrayContaining(loaded.map(([, file]) => file)))
})
