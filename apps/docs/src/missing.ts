import type { Source } from './source.ts'

/** Page in place of one that does not exist, as `404.html`, which hosts of static sites look for. */
export const missing: Source = {
  path: '404.md',
  route: '404/',
  label: 'Page not found',
  markdown: `# This page does not exist

It may have moved, or its address has a mistake. Press <kbd>/</kbd> to search all pages, or go on from one of these:

- [Home](README.md), with the packages and what each of them is for
- [Guides](docs/guides/README.md), for whoever comes from another library
- [Examples](apps/examples/README.md), small sites that run
`,
}
