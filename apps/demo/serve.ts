import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { LANGUAGES } from './src/site/content/words.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const SQUEEZED = ['.html', '.js', '.css', '.svg', '.txt']
const WEEK_S = 604_800

/** A picture is kept in a few widths; who asks for another gets the next wider one. */
const WIDTHS = [320, 640, 1280, 2560]
function pictureFile(out: string, pathname: string, format: string | null): string {
  const [, name, kept] = /^\/picture\/(.+)-(\d+)\.webp$/.exec(pathname) ?? []
  const wanted = Number(format?.replace('w', ''))
  if (!name || !wanted) return join(out, pathname)
  const files = WIDTHS.map((width) => join(out, `picture/${name}-${width}.webp`))
  return (
    files.find((file, i) => (WIDTHS[i] ?? 0) >= wanted * 0.9 && existsSync(file)) ??
    join(out, `picture/${name}-${kept}.webp`)
  )
}

/** The editor's document with a nonce of this response, by which its code editor may add a style element. */
function withNonce(html: string): string {
  const nonce = randomBytes(16).toString('base64')
  return html
    .replace("style-src 'self'", `$& 'nonce-${nonce}'`)
    .replace('<title>', `<meta property="csp-nonce" nonce="${nonce}" />$&`)
}

/** Reads the address of a request. Undefined for one that is none. */
function readAddress(url = '/') {
  try {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    return { path: decodeURIComponent(pathname), searchParams }
  } catch {
    return undefined
  }
}

/** Answers a request, or leaves it to the next. */
type Handle = (request: IncomingMessage, response: ServerResponse, next: (problem?: unknown) => void) => void

/**
 * Serves a built site as a host would: squeezed, kept for as long as its names say, and with a page for what is not there.
 * `changePage` changes its documents, the same one always in the same way.
 */
export function serve(
  out: string,
  { changePage = (html) => html }: { readonly changePage?: (html: string) => string } = {},
): Handle {
  const squeezed = new Map<string, Buffer>()
  const squeeze = (file: string, text: Buffer): Buffer => {
    const key = `${file} ${statSync(file).mtimeMs}`
    const known = squeezed.get(key)
    if (known) return known
    const made = brotliCompressSync(text)
    squeezed.set(key, made)
    return made
  }
  const send = (file: string, status: number, canSqueeze: boolean, response: ServerResponse) => {
    const kind = extname(file)
    const raw = readFileSync(file)
    const text = kind === '.html' ? Buffer.from(changePage(raw.toString())) : raw
    const isSqueezed = canSqueeze && SQUEEZED.includes(kind)
    response.statusCode = status
    response.setHeader('Content-Type', TYPES[kind] ?? 'application/octet-stream')
    response.setHeader('Vary', 'Accept-Encoding')
    // Names in assets contain a hash of the content.
    if (file.startsWith(join(out, 'assets'))) {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    } else if (kind === '.webp') response.setHeader('Cache-Control', `public, max-age=${WEEK_S}`)
    else response.setHeader('Cache-Control', 'no-cache')
    if (isSqueezed) response.setHeader('Content-Encoding', 'br')
    response.end(isSqueezed ? squeeze(file, text) : text)
  }
  return (request, response, next) => {
    const address = readAddress(request.url)
    if (!address) {
      response.statusCode = 400
      response.end()
      return
    }
    const { path, searchParams } = address
    if (request.method !== 'GET' || path.includes('..') || request.headers.range) {
      next()
      return
    }
    if (path === '/config') {
      response.setHeader('Content-Type', TYPES['.html'] ?? '')
      response.setHeader('Cache-Control', 'no-store')
      response.end(withNonce(changePage(readFileSync(join(out, 'config.html'), 'utf8'))))
      return
    }
    const canSqueeze = /\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '')
    const asked = /\.\w+$/.test(path)
      ? pictureFile(out, path, searchParams.get('format'))
      : join(out, path === '/' ? 'index.html' : `${path.replace(/\/$/, '')}.html`)
    if (existsSync(asked)) send(asked, 200, canSqueeze, response)
    else {
      const language = LANGUAGES.find((code) => code !== 'en' && path.startsWith(`/${code}/`)) ?? ''
      send(join(out, language, '404.html'), 404, canSqueeze, response)
    }
  }
}
