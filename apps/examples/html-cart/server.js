import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

const products = {
  'mug-blue': { title: 'Blue mug', cents: 1250 },
  'mug-red': { title: 'Red mug', cents: 1400, stock: 1 },
}
const carts = new Map()

/** A cart as the page reads it. Fields that are left out have defaults. */
const answerOf = (id, lines) => ({
  id,
  subtotalCents: lines.reduce((sum, { sku, quantity }) => sum + products[sku].cents * quantity, 0),
  entries: lines.map(({ sku, ...line }) => ({
    ...line,
    itemId: 'mug',
    title: products[sku].title,
    chosenVariant: { sku, attributes: {} },
    subTotal: products[sku].cents * line.quantity,
  })),
})

/** Changes the lines of a cart: undefined, or why not. */
function change(lines, method, id, { sku, quantity = 0 }) {
  const line = lines.find((line) => line.id === id || line.sku === sku)
  if (method === 'DELETE') {
    // One that is gone already stays gone.
    if (line) lines.splice(lines.indexOf(line), 1)
    return
  }
  const product = line?.sku ?? sku
  if (!Object.hasOwn(products, product)) return 'There is no such product.'
  const wanted = method === 'POST' ? (line?.quantity ?? 0) + quantity : quantity
  if (wanted > (products[product].stock ?? Infinity)) return 'There are no more of these.'
  if (line) line.quantity = wanted
  else lines.push({ id: randomUUID(), sku, quantity })
}

async function answerCart(request, response) {
  const visitor = /visitor=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? randomUUID()
  response.setHeader('Set-Cookie', `visitor=${visitor}; Path=/; HttpOnly; SameSite=Lax`)
  const lines = carts.get(visitor) ?? []
  carts.set(visitor, lines)
  const text = (await request.toArray()).join('')
  const id = request.url.split('/')[4]
  const error =
    request.method === 'GET' ? undefined : change(lines, request.method, id, JSON.parse(text || '{}'))
  response.writeHead(error ? 409 : 200, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(error ? { error } : answerOf(visitor, lines)))
}

const files = { '/': ['index.html', 'text/html'], '/cart.js': ['dist/cart.js', 'text/javascript'] }

/** Answers with the cart, or with a file of the page. */
async function answer(request, response) {
  if (request.url.startsWith('/api/cart')) return answerCart(request, response)
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
