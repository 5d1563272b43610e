import { readFile } from 'node:fs/promises'

/** Loads templates as texts, as esbuild does for the worker. */
const templates = {
  name: 'templates',
  enforce: 'pre',
  async load(id) {
    return id.endsWith('.jsont') ? `export default ${JSON.stringify(await readFile(id, 'utf8'))}` : undefined
  },
}

export default { plugins: [templates] }
