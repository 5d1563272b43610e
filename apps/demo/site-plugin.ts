import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, minify, transformWithOxc, type Plugin, type ResolvedConfig } from 'vite'

import { serve } from './serve.ts'
import type * as Documents from './src/site/document.ts'

const DOCUMENTS = '/src/site/document.ts'

/** Style sheets that only the pages of one template load. */
const STYLES: Readonly<Record<string, string>> = {
  gallery: 'src/style/gallery.css',
  product: 'src/style/product-gallery.css',
  contact: 'src/style/contact.css',
}

/** Compiles a script for the document itself. */
async function inlineScript(path: string): Promise<string> {
  const file = fileURLToPath(new URL(path, import.meta.url))
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  const { code: minified } = await minify(file, `(() => {${code}})()`)
  return minified.trim().replace(/;$/, '')
}

/** The scripts that stand in the document itself, as one, and what the policy knows it by. */
async function earlyScript(): Promise<{ readonly script: string; readonly hash: string }> {
  // Forms are started when the visitor comes near them, which may be after the page is ready.
  const { earlyPressScript } = await import('@sitewright/forms-client/dom')
  const own = await Promise.all(['./src/early-visit.ts', './src/early-press.ts'].map(inlineScript))
  const script = [...own, earlyPressScript].join(';')
  return { script, hash: createHash('sha256').update(script).digest('base64') }
}

const isPage = (url = '') => !/\.\w+(\?|$)/.test(url) && !url.startsWith('/@') && !url.startsWith('/api')

/** Makes documents out of templates and records: on request while developing, all at once in a build. */
export function site(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'sitewright-demo-site',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server }) {
        const { script, hash } = await earlyScript()
        return (
          html
            .replace(/<script>\s*\/\*early\*\/\s*<\/script>/, () => `<script>${script}</script>`)
            .replace("script-src 'self'", `$& 'sha256-${hash}'`)
            // While developing, styles come with the scripts that ask for them.
            .replace("style-src 'self'", (known) => (server ? `${known} 'unsafe-inline'` : known))
        )
      },
    },
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          const url = request.originalUrl ?? '/'
          if (request.method !== 'GET' || !isPage(url)) {
            next()
            return
          }
          const answer = async () => {
            // The editor is a document of its own, which no template prints.
            if (new URL(url, 'http://localhost').pathname === '/config') {
              const editor = readFileSync(join(config.root, 'config.html'), 'utf8')
              response.setHeader('content-type', 'text/html')
              response.end(await server.transformIndexHtml(url, editor))
              return
            }
            const { renderDocument } = (await server.ssrLoadModule(DOCUMENTS)) as typeof Documents
            const source = readFileSync(join(config.root, 'index.html'), 'utf8')
            const { status, html } = renderDocument(
              new URL(url, 'http://localhost').pathname,
              source,
              (template) => STYLES[template] && `/${STYLES[template]}`,
            )
            response.statusCode = status
            response.setHeader('content-type', 'text/html')
            response.end(await server.transformIndexHtml(url, html))
          }
          answer().catch(next)
        })
      }
    },
    // A page is made on the server: what it was made of is in no graph that the browser knows.
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      server.environments.client.hot.send({ type: 'full-reload' })
    },
    configurePreviewServer(server) {
      server.middlewares.use(serve(join(config.root, config.build.outDir)))
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error?: Error) {
        // Of a build that failed, its own error is the one to read.
        if (config.command !== 'build' || error) return
        const out = join(config.root, config.build.outDir)
        const fonts = readdirSync(join(out, 'assets')).filter((file) => file.endsWith('.woff2'))
        const preload = fonts.map(
          (file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin />`,
        )
        // First things first: text that waits for its letters is text that moves.
        const shell = readFileSync(join(out, 'index.html'), 'utf8').replace(
          '<!--head-->',
          `${preload.join('\n    ')}\n    <!--head-->`,
        )
        const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Record<
          string,
          { readonly file: string }
        >
        const style = (template: string) => {
          const file = manifest[STYLES[template] ?? '']?.file
          return file && `/${file}`
        }
        const server = await createServer({
          root: config.root,
          configFile: false,
          logLevel: 'warn',
          ssr: { resolve: { conditions: config.ssr.resolve?.conditions ?? [] } },
          appType: 'custom',
          server: { middlewareMode: true, hmr: false, ws: false, watch: null },
          optimizeDeps: { noDiscovery: true },
        })
        const { renderDocument, paths } = (await server.ssrLoadModule(DOCUMENTS)) as typeof Documents
        for (const path of paths()) {
          const file = join(out, path === '/' ? 'index.html' : `${path}.html`)
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, renderDocument(path, shell, style).html)
        }
        await server.close()
      },
    },
  }
}
