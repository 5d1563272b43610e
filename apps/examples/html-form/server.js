import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answer } from './src/node.js'

const folder = fileURLToPath(new URL('dist', import.meta.url))
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Sends a built file. */
async function send(address, response) {
  const { pathname } = new URL(address, 'http://localhost')
  const path = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
  const content = await readFile(path).catch(() => undefined)
  response
    .writeHead(content ? 200 : 404, { 'Content-Type': types[extname(path)] ?? 'text/plain' })
    .end(content)
}

const server = createServer((request, response) => {
  const isForm = request.method === 'POST' && request.url === '/contact'
  const work = isForm ? answer(request, response) : send(request.url, response)
  work.catch((problem) => {
    console.error(problem)
    response.writeHead(500).end()
  })
})
const port = Number(process.env.PORT ?? 3000)
server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}/`))
