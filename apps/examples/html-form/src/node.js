import { receive } from './receive.js'

/** Answers a request of Node's server with `receive`. */
export async function answer(request, response) {
  const body = Buffer.concat(await request.toArray())
  const asked = new Request('http://localhost/contact', {
    method: 'POST',
    headers: { 'Content-Type': request.headers['content-type'] ?? '' },
    body,
  })
  const given = await receive(asked)
  response.writeHead(given.status, Object.fromEntries(given.headers))
  response.end(await given.text())
}
