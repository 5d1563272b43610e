import { escape } from '../markdown/escape.ts'
import type { Rendered } from '../markdown/markdown.ts'
import { type Group, rootOf, type Source } from '../source.ts'
import { contents, navigation, neighbours } from './navigation.ts'

/** Files that every page loads, below the root of the site. */
export interface Assets {
  readonly style: string
  readonly font: string
  /** Sets the chosen theme before anything is drawn. */
  readonly theme: string
  readonly page: string
}

export interface PageContent {
  readonly source: Source
  readonly rendered: Rendered
  readonly groups: readonly Group[]
  /** All pages, in the order in which they are read. */
  readonly order: readonly Source[]
  readonly assets: Assets
  /** True if Storybook is served beside the pages. */
  readonly hasStorybook: boolean
}

/** Everything comes from the site itself, and nothing inline runs or styles. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

const LENGTH_OF_DESCRIPTION = 160

function head({ source, rendered, assets }: PageContent): string {
  const root = rootOf(source.route)
  const title =
    source.route === '' ? 'Sitewright' : `${rendered.headings[0]?.text ?? source.label} · Sitewright`
  const text = rendered.sections.find((section) => section.text !== '')?.text ?? ''
  const description = text.length > LENGTH_OF_DESCRIPTION ? `${text.slice(0, LENGTH_OF_DESCRIPTION)}…` : text
  return `<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<link rel="icon" href="${root}assets/icon.svg" type="image/svg+xml">
<link rel="preload" href="${root}${assets.font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${root}${assets.style}">
<script src="${root}${assets.theme}"></script>
<script src="${root}${assets.page}" type="module"></script>`
}

function header({ source, hasStorybook }: PageContent): string {
  const root = rootOf(source.route)
  return `<header class="top">
<button class="menu-button" type="button" popovertarget=":menu" aria-label="Menu"><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M3 5.5h14M3 10h14M3 14.5h14"/></svg></button>
<a class="brand" href="${root}"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><rect x="3" y="3" width="18" height="18" rx="5"/><path d="M8 15.5c2.5 2 8 1 8-1.5S8 12.500 8 9.700s5-3.300 7.500-1.400"/></svg>Sitewright</a>
<div class="tools">
<button class="search-button needs-script" type="button" aria-haspopup="dialog" aria-keyshortcuts="/"><svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><circle cx="9" cy="9" r="5.500"/><path d="m13.500 13.500 4 4"/></svg><span>Search</span><kbd aria-hidden="true">/</kbd></button>
${hasStorybook ? `<a class="tool" href="${root}storybook/">Storybook</a>` : ''}
<label class="theme needs-script"><span class="hidden">Theme</span><select><option value="system">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
</div>
</header>`
}

const searchDialog = (
  root: string,
): string => `<dialog class="search" aria-label="Search" data-root="${root}">
<form method="dialog" role="search"><input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls=":results" aria-autocomplete="list" placeholder="Search guides, packages and names" autocomplete="off" spellcheck="false" maxlength="100"><button class="close" aria-label="Close">Esc</button></form>
<p class="state" role="status"></p>
<ul id=":results" role="listbox" aria-label="Results"></ul>
</dialog>`

/**
 * Makes the addresses of a page absolute, as the page in place of a missing one is shown at any address. `base` is the
 * path of the site on its server.
 */
export const fromRoot = (html: string, route: string, base: string): string =>
  html.replace(/(\s(?:href|src|data-root)=")(\.[^"]*)/g, (_, start: string, address: string) => {
    const { pathname, hash } = new URL(address, `http://localhost${base}${route}`)
    return start + pathname + hash
  })

/** A whole page as HTML. */
// Ids begin with a colon, which no heading has in its own.
export function layout(content: PageContent): string {
  const { source, rendered, groups, order } = content
  const links = contents(rendered.headings)
  const isHome = source.route === ''
  const toc =
    links && !isHome
      ? `<nav id=":toc" class="toc" popover aria-label="On this page"><p class="group">On this page</p><ul>${links}</ul></nav>`
      : ''
  return `<!doctype html>
<html lang="en">
<head>
${head(content)}
</head>
<body${isHome ? ' class="home"' : ''}>
<a class="skip" href="#:content">Skip to content</a>
${header(content)}
<div class="columns">
<nav id=":menu" class="menu" popover aria-label="Pages">${navigation(groups, source)}</nav>
<main id=":content" tabindex="-1">
${toc && '<button class="toc-button" type="button" popovertarget=":toc">On this page</button>'}
<article>
${rendered.html}</article>
${neighbours(order, source)}
</main>
${toc}
</div>
${searchDialog(rootOf(source.route))}
</body>
</html>
`
}
