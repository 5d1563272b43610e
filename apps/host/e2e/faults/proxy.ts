import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pick, randomOf, type Random } from './random.ts'

/** Fault that happens to a request on its way. */
export type Fault = 'none' | 'late' | 'dropped' | 'answerDropped' | 'doubled' | 'cut'

const FAULTS: readonly [Fault, ...Fault[]] = ['late', 'dropped', 'answerDropped', 'doubled', 'cut']
/** Share of the calls to which something happens. */
const SHARE = 0.3
const MOST_LATE_MS = 1500

/** A network between the visitors and a host. Visitors of a story come to an address of its own: `s12.localhost`. */
export interface Proxy {
  readonly port: number
  /** Number of times that each fault has happened. */
  readonly counts: Readonly<Record<Fault, number>>
  /** Lets nothing happen to the calls of a story any more. */
  readonly calm: (seed: number) => void
  readonly close: () => Promise<void>
}

interface Story {
  readonly random: Random
  isCalm: boolean
}

interface HostAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Starts a network whose faults follow from the seed of a story and the number of its call. */
export async function startProxy(hostPort: number): Promise<Proxy> {
  const stories = new Map<number, Story>()
  const counts = { none: 0, late: 0, dropped: 0, answerDropped: 0, doubled: 0, cut: 0 }

  function storyOf({ headers }: IncomingMessage): { readonly seed: number; readonly story: Story } {
    const seed = Number(/^s(\d+)\./.exec(headers.host ?? '')?.[1] ?? 0)
    const story = stories.get(seed) ?? { random: randomOf(seed), isCalm: false }
    stories.set(seed, story)
    return { seed, story }
  }

  /** A call of the host. Rejects if it gives no whole answer. */
  const forward = ({ method, url, headers }: IncomingMessage, body: Buffer, seed: number) =>
    new Promise<HostAnswer>((resolve, reject) => {
      // Calls are counted by address: each story has one.
      const from = `10.${(seed >> 16) & 255}.${(seed >> 8) & 255}.${seed & 255}`
      const sent = ask({
        ...{ host: '127.0.0.1', port: hostPort, method, path: url, agent: false },
        headers: { ...headers, connection: 'close', 'x-forwarded-for': from },
      })
      sent.on('error', reject).on('response', (response) => {
        buffer(response).then(
          (received) =>
            resolve({ status: response.statusCode ?? 502, headers: response.headers, body: received }),
          reject,
        )
      })
      sent.end(body)
    })

  function reply(response: ServerResponse, { status, headers, body }: HostAnswer, isCut: boolean): void {
    const { 'transfer-encoding': _, connection, ...others } = headers
    response.writeHead(status, { ...others, 'content-length': body.length })
    if (isCut) response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
    else response.end(body)
  }

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const { seed, story } = storyOf(request)
    const isCall = request.url?.startsWith('/api/') ?? false
    const happens = isCall && story.random() < SHARE
    const fault = happens && !story.isCalm ? pick(story.random, FAULTS) : 'none'
    counts[fault] += 1
    if (fault === 'late') await sleep(story.random() * MOST_LATE_MS)
    if (fault === 'dropped') {
      response.destroy()
      return
    }
    // The double overtakes, or is overtaken.
    const double = fault === 'doubled' ? forward(request, body, seed).catch(() => undefined) : undefined
    const answer = await forward(request, body, seed)
    await double
    if (fault === 'answerDropped') response.destroy()
    else reply(response, answer, fault === 'cut')
  }

  const server = createServer((request, response) => {
    // A host that is not there, or ends while it answers: the connection ends.
    carry(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    counts,
    calm: (seed) => {
      const story = stories.get(seed)
      if (story) story.isCalm = true
      else stories.set(seed, { random: randomOf(seed), isCalm: true })
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
