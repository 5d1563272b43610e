import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { slug } from 'github-slugger'
import { createCssVariablesTheme } from 'shiki'
import { defineConfig } from 'vitepress'
import { brokenAnchors } from '../src/anchors.ts'
import { buildFrame } from '../src/frame/build.ts'
import { home } from '../src/home.ts'
import { repositoryUrl } from '../src/links.ts'
import { extend, searchText } from '../src/markdown.ts'
import { type Page, parents, routes, sections } from '../src/pages.ts'
import { withPolicy } from '../src/policy.ts'
import { startAfterPaint } from '../src/start.ts'
import { textAddress, writeTexts } from '../src/texts.ts'

const base = process.env.DOCS_BASE ?? '/'

const link = ({ text, route }: Page) => ({ text, link: `/${route}` })

/** The sidebar of some pages: all pages by section, and those that belong to the parent that is open. */
const sidebar = (open?: Page) =>
  sections.map(({ text, items }) => ({
    text,
    items: items.map((page) => ({
      ...link(page),
      ...(page === open && { collapsed: false, items: page.items.map(link) }),
    })),
  }))

/** Sidebars by the addresses that they are for. Each link in one is work for every page that has it. */
const sidebars = () =>
  Object.fromEntries([
    ...parents.map((parent) => [`/${parent.route}`, sidebar(parent)] as const),
    ['/', sidebar()],
  ])

/** Fails the build if a link leads to an anchor that is not there. */
function checkAnchors(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  const pages = files
    .filter((file) => /(^|\/)index\.html$/.test(file) && !/^(storybook|live)\//.test(file))
    .map(
      (file) => [base + file.replace(/index\.html$/, ''), readFileSync(join(folder, file), 'utf8')] as const,
    )
  const broken = brokenAnchors(new Map(pages))
  if (broken.length > 0) throw new Error(broken.join('\n'))
}

export default defineConfig({
  title: 'Sitewright',
  description: 'The client side of a hosted website builder with commerce, as separate packages.',
  base,
  // Pages are the Markdown files of the repository where they lie.
  srcDir: '../..',
  srcExclude: ['packages/*/CHANGELOG.md', 'tooling/**', 'apps/storybook/**'],
  rewrites(path) {
    const route = routes.get(path)
    if (route === undefined) throw new Error(`${path} is in no section of apps/docs/src/pages.ts.`)
    return `${route}index.md`
  },
  outDir: 'dist',
  cacheDir: '.cache',
  cleanUrls: true,
  // It would add a style sheet to the page, which the policy refuses.
  appearance: { disableTransition: false },
  metaChunk: true,
  lastUpdated: true,
  head: [['link', { rel: 'icon', href: `${base}icon.svg`, type: 'image/svg+xml' }]],
  markdown: {
    theme: createCssVariablesTheme({ name: 'site', variablePrefix: '--' }),
    // A class for each kind of token: its colour is in the style sheet. What has no colour needs no element, and neither do signs.
    codeTransformers: [
      {
        span({ properties, children: [text] }) {
          const [, kind] = /--token-([\w-]+)/.exec(String(properties.style)) ?? []
          properties.class = text?.type === 'text' && /\w|['"`]/.test(text.value) ? kind : undefined
          delete properties.style
        },
        line(line) {
          line.children = line.children.flatMap((token) =>
            token.type === 'element' && !token.properties.class ? token.children : token,
          )
        },
      },
    ],
    anchor: { slugify: slug },
    // Braces and colons are what templates are made of.
    attrs: { disable: true },
    emoji: { enabled: [] },
    image: { lazyLoading: true },
    config: extend,
  },
  themeConfig: {
    logo: '/icon.svg',
    nav: [
      { text: 'Get started', link: '/start/what-this-is/' },
      { text: 'Tutorials', link: '/tutorials/' },
      { text: 'Playground', link: '/playground/' },
      { text: 'Examples', link: '/examples/' },
      { text: 'Coming from …', link: '/guides/' },
      ...(process.env.DOCS_STORYBOOK ? [{ text: 'Storybook', link: '/storybook/', target: '_self' }] : []),
    ],
    sidebar: sidebars(),
    outline: [2, 3],
    editLink: { pattern: `${repositoryUrl}/edit/main/:path`, text: 'Edit this page' },
    search: { provider: 'local', options: { _render: searchText } },
    notFound: {
      title: 'This page does not exist',
      quote: 'It may have moved, or its address has a mistake. Press / to search all pages.',
      linkText: 'Home',
      linkLabel: 'Go to the home page',
    },
  },
  transformPageData(page) {
    if (page.filePath === 'README.md')
      Object.assign(page, { title: 'Sitewright', titleTemplate: false, frontmatter: home() })
    if (page.params) page.frontmatter.editLink = false
    if (page.filePath.endsWith('/api.md')) page.frontmatter.pageClass = 'api'
  },
  transformHead({ pageData }) {
    const route = routes.get(pageData.filePath)
    if (route === undefined) return []
    return [['link', { rel: 'alternate', type: 'text/markdown', href: textAddress(route, base) }]]
  },
  transformHtml: (html) => withPolicy(startAfterPaint(html)),
  async buildEnd({ outDir }) {
    await buildFrame(outDir)
    checkAnchors(outDir)
    writeTexts(outDir, base)
  },
  vite: {
    configFile: false,
    publicDir: 'apps/docs/public',
    resolve: {
      alias: [
        {
          find: './components/VPSidebar.vue',
          replacement: fileURLToPath(new URL('../src/theme/sidebar.ts', import.meta.url)),
        },
      ],
    },
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 3000 },
    // Pages lie outside of this folder, where Node does not find what they are rendered with.
    plugins: [
      {
        name: 'vue-of-pages',
        enforce: 'pre',
        resolveId: (id, _, { ssr }) => (ssr && /^vue(\/|$)/.test(id) ? { id, external: true } : null),
      },
    ],
  },
})
