import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

const events = new Map()

const files = { '/': ['index.html', 'text/html'], '/page.js': ['dist/page.js', 'text/javascript'] }

const server = createServer(async (request, response) => {
  if (request.url === '/events' && request.method === 'POST') {
    const event = JSON.parse((await request.toArray()).join(''))
    // An event that is sent again keeps its id.
    events.set(event.id, event)
    return response.writeHead(204).end()
  }
  if (request.url === '/events') return response.end(JSON.stringify([...events.values()]))
  const [file, type] = files[request.url] ?? []
  if (!file) return response.writeHead(404).end()
  response.writeHead(200, { 'Content-Type': type }).end(await readFile(new URL(file, import.meta.url)))
})
const port = Number(process.env.PORT ?? 3000)
server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}/`))
