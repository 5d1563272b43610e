import { codeBlocks } from '../../../tooling/check/readme.ts'
import { compile } from './frame/compile.ts'
import type { LiveExample } from './frame/example.ts'

/** Lets the blocks below a comment `<!-- live -->` run on the page: `<!-- live: 24rem -->` is the height of their frame. */
export function withLiveCode(markdown: string): string {
  const lines = markdown.split('\n')
  for (const { line, code, setup = '', page = '<div id="root"></div>', live } of codeBlocks(
    markdown,
  ).toReversed()) {
    if (live === undefined) continue
    const example: LiveExample = { code: compile(`${setup}\n${code}`), page, setup }
    const open = `<LiveCode height="${live || '16rem'}" example="${encodeURIComponent(JSON.stringify(example))}">`
    const end = lines.indexOf('```', line - 1)
    lines.splice(end + 1, 0, '', '</LiveCode>')
    lines.splice(line - 2, 0, open, '')
  }
  return lines.join('\n')
}
