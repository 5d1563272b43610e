import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Path of an address. One that is mistyped, as `/%zz`, is the path of no file. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** File of a folder that an address stands for, or undefined where there is none. */
function fileFor(folder: string, pathname: string): string | undefined {
  const path = normalize(join(folder, decoded(pathname)))
  if (path !== folder && !path.startsWith(folder + sep)) return undefined
  const file = path.endsWith(sep) || path === folder ? join(path, 'index.html') : path
  return existsSync(file) && statSync(file).isFile() ? file : undefined
}

/** Serves the files of a folder. */
export function createFileServer(folder: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = fileFor(folder, pathname)
    if (!file && fileFor(folder, `${pathname}/`)) {
      response.writeHead(301, { Location: `${pathname}/` }).end()
      return
    }
    const shown = file ?? fileFor(folder, '/404.html')
    if (!shown) {
      response
        .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end('This page does not exist.')
      return
    }
    response.writeHead(file ? 200 : 404, {
      'Content-Type': TYPES[extname(shown)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    })
    createReadStream(shown).pipe(response)
  })
}
