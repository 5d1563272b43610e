import { GROUPS, type Export } from './api-export.ts'

/** An entry point of a package with its exports. */
export interface Entry {
  /** As applications import it: `@sitewright/machine/store`. */
  readonly name: string
  /** Contents by the table of the README. */
  readonly contents: string
  /** Largest size that its budget allows. */
  readonly size: string
  readonly exports: readonly Export[]
}

/** Anchor of a heading, as GitHub and npm write it. */
const anchor = (heading: string): string =>
  `#${heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')}`

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const indexRow = ({ name, size, exports }: Entry): string =>
  `| [\`${name}\`](${anchor(name)}) | ${exports.length} | ${size} |`

function list(title: string, exports: readonly Export[]): string {
  if (exports.length === 0) return ''
  const rows = exports.map(({ name, summary }) => `- \`${name}\`${summary && `: ${summary}`}`)
  return `**${title}**\n\n${rows.join('\n')}\n\n`
}

function signatures(exports: readonly Export[], isShown: (each: Export) => boolean): string {
  const own = exports.filter((each) => each.signature && isShown(each))
  const blocks = GROUPS.flatMap((group) => own.filter((each) => each.group === group))
  if (blocks.length === 0) return ''
  return `\`\`\`ts\n${blocks.map(({ signature }) => signature).join('\n\n')}\n\`\`\`\n\n`
}

/** Names whose signatures another entry of the page shows. */
function references(entry: Entry, home: ReadonlyMap<string, string>): string {
  const byHome = new Map<string, string[]>()
  for (const { identity, name } of entry.exports) {
    const other = home.get(identity)
    if (other && other !== entry.name) byHome.set(other, [...(byHome.get(other) ?? []), `\`${name}\``])
  }
  return [...byHome]
    .map(([other, names]) => `Signatures in [\`${other}\`](${anchor(other)}): ${names.join(', ')}.\n\n`)
    .join('')
}

function section(entry: Entry, home: ReadonlyMap<string, string>): string {
  const { name, contents, size, exports } = entry
  const lead = [contents && `${capitalized(contents)}.`, size && `${size} gzip.`].filter(Boolean).join(' ')
  const lists = GROUPS.map((group) =>
    list(
      group,
      exports.filter((each) => each.group === group),
    ),
  ).join('')
  const own = signatures(exports, ({ identity }) => home.get(identity) === name)
  return `## ${name}\n\n${lead && `${lead}\n\n`}${lists}${own}${references(entry, home)}`
}

/** The report of a package: an index of its entries, then each with its names, a line for each, and signatures. */
export function page(packageName: string, entries: readonly Entry[]): string {
  const home = new Map<string, string>()
  for (const entry of entries) {
    for (const { identity } of entry.exports) if (!home.has(identity)) home.set(identity, entry.name)
  }
  const index = `| entry | names | gzip |\n| --- | --- | --- |\n${entries.map(indexRow).join('\n')}\n`
  const sections = entries.map((entry) => section(entry, home)).join('')
  const note = 'Written by `pnpm api`; a change here is a change that users see.'
  return `# API of ${packageName}\n\n${note}\n\n${index}\n${sections.trimEnd()}\n`
}
