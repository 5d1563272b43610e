import { Hono } from 'hono'
import { listen } from '../../../host/src/listen.ts'
import type { HostEnv } from '../../../host/src/request/call.ts'

// A handler that only answers: what the network, Node and Hono take of each request.

const app = new Hono<HostEnv>()
app.get('/api/bare', () => Response.json({ entries: [], subtotalCents: 0 }))
const { url, close } = await listen(app, { port: 0, hostname: '127.0.0.1' })
process.stdout.write(`${JSON.stringify({ url })}\n`)
process.on('SIGTERM', () => void close())
