import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createServer, type Plugin, type ResolvedConfig } from 'vite'

import { serve } from './serve.ts'
import type * as Documents from './src/site/document.ts'

const DOCUMENTS = '/src/site/document.ts'

/** Style sheets that only the pages of one template load. */
const STYLES: Readonly<Record<string, string>> = { gallery: 'src/style/gallery.css' }

const isPage = (url = '') => !/\.\w+(\?|$)/.test(url) && !url.startsWith('/@') && !url.startsWith('/api')

/** Makes documents out of templates and records: on request while developing, all at once in a build. */
export function site(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'sitewright-demo-site',
    configResolved(resolved) {
      config = resolved
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
    configurePreviewServer(server) {
      server.middlewares.use(serve(join(config.root, config.build.outDir)))
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (config.command !== 'build') return
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
