import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vitepress'
import { root } from '../../../tooling/check/workspace.ts'
import { serveFolder } from '../../../tooling/serve.ts'

const here = fileURLToPath(new URL('..', import.meta.url))
const dist = join(here, 'dist')

process.env.DOCS_STORYBOOK = 'yes'
await build(here)
cpSync(join(root, 'apps/storybook/storybook-static'), join(dist, 'storybook'), { recursive: true })
const { origin } = await serveFolder(dist, 4180)
console.log(`The documentation is at ${origin}/, Storybook at ${origin}/storybook/ (Ctrl-C ends it)`)
