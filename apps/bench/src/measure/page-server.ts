import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Bundle, bundle } from '../bundle.ts'

export interface ServedPage {
  readonly script: string
  readonly style?: string | undefined
  /** Markup of the body. */
  readonly body: string
  readonly scriptDelayMs: number
}

const document = ({ body, style }: ServedPage): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bench</title>
<link rel="icon" href="data:,">
${style ? '<link rel="stylesheet" href="/subject.css">' : ''}
<body>${body}
<script type="module">
import { offer } from '/in-page.mjs'
import * as subject from '/subject.mjs'
offer(subject)
</script>
`

/** A small picture, for pages that show some. Its address may have a query, so that each is one of its own. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="teal"/></svg>'

let offering: Promise<Bundle> | undefined

/** Serves one subject's page on this machine alone, until it is closed. */
export async function servePage(page: ServedPage): Promise<{ url: string; close: () => Promise<void> }> {
  const inPage = await (offering ??= bundle(new URL('./in-page.ts', import.meta.url), {
    platform: 'browser',
  }))
  const files: Readonly<Record<string, readonly [type: string, content: string | Buffer]>> = {
    '/': ['text/html', document(page)],
    '/in-page.mjs': ['text/javascript', readFileSync(inPage.script)],
    '/subject.mjs': ['text/javascript', readFileSync(page.script)],
    '/subject.css': ['text/css', page.style ? readFileSync(page.style) : ''],
    '/picture.svg': ['image/svg+xml', PICTURE],
  }
  const answer = async (address: string, response: ServerResponse): Promise<void> => {
    const [path = ''] = address.split('?')
    if (path === '/subject.mjs') await wait(page.scriptDelayMs)
    const [type, content] = files[path] ?? []
    response.writeHead(type ? 200 : 404, { 'content-type': `${type ?? 'text/plain'}; charset=utf-8` })
    response.end(content)
  }
  const server = createServer((request, response) => void answer(request.url ?? '', response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
