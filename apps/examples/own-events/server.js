import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

const events = new Map()

const files = { '/': ['index.html', 'text/html'], '/page.js': ['dist/page.js', 'text/javascript'] }

/** Keeps an event, and answers with all of them or with a file of the page. */
async function answer(request, response) {
  if (request.url === '/events' && request.method === 'POST') {
    const event = JSON.parse((await request.toArray()).join(''))
    // An event that is sent again keeps its id.
    events.set(event.id, event)
    return response.writeHead(204).end()
  }
  if (request.url === '/events') return response.end(JSON.stringify([...events.values()]))
  const [file, type] = files[request.url] ?? []
  if (!file) return response.writeHead(404).end()
  const content = await readFile(new URL(file, import.meta.url))
  response.writeHead(200, { 'Content-Type': type }).end(content)
}

// Anybody can send anything: a request that cannot be read must not end the server.
const server = createServer((request, response) => {
  answer(request, response).catch((problem) => {
    console.error(problem)
    response.writeHead(400).end()
  })
})
const port = Number(process.env.PORT ?? 3000)
server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}/`))
