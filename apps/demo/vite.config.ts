import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { site } from './site-plugin.ts'

const SHARED =
  /packages[\\/](machine|site|cart-client|money-format)[\\/]dist|src[\\/](settings|messages|context|localization)/

const SERVER = /node_modules[\\/](msw|@mswjs|@bundled-es-modules|graphql|headers-polyfill|tough-cookie)[\\/]/

// Development reads the packages' sources, so that an edit in one of them reloads; a build takes what they publish.
export default defineConfig(({ command, isPreview }) => {
  const source = command === 'serve' && !isPreview ? ['@sitewright/source'] : []
  return {
    appType: 'mpa',
    plugins: [react(), site()],
    resolve: {
      conditions: [...source, ...defaultClientConditions],
      alias: { tldts: fileURLToPath(new URL('./src/mock/registrable-domain.ts', import.meta.url)) },
    },
    ssr: { resolve: { conditions: [...source, ...defaultServerConditions] } },
    build: {
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      manifest: true,
      rolldownOptions: {
        input: [
          'index.html',
          'config.html',
          'src/style/gallery.css',
          'src/style/product-gallery.css',
          'src/style/contact.css',
        ],
        output: {
          codeSplitting: {
            groups: [
              // The first script needs nothing but this function: what all others share would come before the first picture.
              { name: 'load', test: /preload-helper/, priority: 1 },
              // Modules that several parts share go into one file: many small files compress worse than one.
              { name: 'shared', test: SHARED, minShareCount: 3 },
              // The server that lives in the page is none of the page's own scripts.
              { name: 'server-parts', test: SERVER },
            ],
          },
        },
      },
    },
  }
})
