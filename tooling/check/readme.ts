import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { type Place, type Program, runPrograms } from './readme-run.ts'
import { createProject } from './readme-project.ts'
import { conclude, type Findings, isMain, manifest, packageFolders, shown, tool } from './workspace.ts'

/** A code block of a page, with what hidden comments above it say of running it. */
export interface Block {
  readonly language: 'ts' | 'tsx' | 'js' | 'jsx'
  readonly code: string
  /** The line its code begins on. */
  readonly line: number
  /** Code that readers have in mind when they come to the block: `<!-- setup: … -->`. */
  readonly setup?: string
  /** Code that proves what the page promises of the block, run after it: `<!-- check: … -->`. */
  readonly check?: string
  /** Markup that stands in the document before: `<!-- page: … -->`, or the last block of HTML: `<!-- page: above -->`. */
  readonly page?: string
  /** The documentation runs the block on its page, in a frame of this height: `<!-- live: 20rem -->`. */
  readonly live?: string
  /** Runtime: `<!-- run: node -->`, or as its code suggests. */
  readonly run: Place | 'none'
  /** Why it does not run: `<!-- run: none because … -->`. */
  readonly because?: string
}

/** Globals that only a document has. */
const TOUCHES_DOCUMENT =
  /\b(document|window|localStorage|sessionStorage|customElements|location|HTML\w*Element)\b|['"]react-dom\/client['"]|\.css['"]/

const COMMENTS = /((?:<!--(?:(?!-->)[\s\S])*-->\s*)*)^```(tsx?|jsx?)[^\n]*\n([\s\S]*?)^```/gm

/** The last block of HTML above a place of a page, without the scripts that it loads: the block below is one of them. */
const htmlAbove = (markdown: string, index: number): string =>
  [...markdown.slice(0, index).matchAll(/^```html[^\n]*\n([\s\S]*?)^```/gm)]
    .at(-1)?.[1]
    ?.replace(/<script[^>]*><\/script>/g, '') ?? ''

/** The code blocks of a Markdown page. */
export function codeBlocks(markdown: string): Block[] {
  return [...markdown.matchAll(COMMENTS)].map((match) => {
    const [, comments = '', language, code = ''] = match
    const noted = (name: string): string | undefined =>
      new RegExp(`<!--\\s*${name}:\\s?([\\s\\S]*?)-->`).exec(comments)?.[1]
    const [setup, check, run = ''] = [noted('setup'), noted('check'), noted('run')]
    const page = noted('page')?.trim() === 'above' ? htmlAbove(markdown, match.index) : noted('page')
    const live = /<!--\s*live(?::\s*(\S+))?\s*-->/.exec(comments)
    const [, place, because] = /^(node|browser|none)\b(?:\s+because\s+([\s\S]+))?/.exec(run.trim()) ?? []
    const guess = page || TOUCHES_DOCUMENT.test(`${setup ?? ''}${code}`) ? 'browser' : 'node'
    const before = markdown.slice(0, match.index + match[0].length - code.length - '```'.length)
    return {
      language: language as Block['language'],
      code,
      line: before.split('\n').length,
      run: (place as Block['run'] | undefined) ?? guess,
      ...(setup !== undefined && { setup }),
      ...(check !== undefined && { check }),
      ...(page !== undefined && { page }),
      ...(live && { live: live[1] ?? '' }),
      ...(because !== undefined && { because: because.trim() }),
    }
  })
}

/** The packages that the install lines of a page name. */
export function installed(markdown: string): string[] {
  const lines = markdown.matchAll(/\b(?:npm (?:install|i)|pnpm (?:add|install)|yarn add) ([^\n`#;&|]+)/g)
  const words = [...lines].flatMap(([, list = '']) => list.trim().split(/\s+/))
  return [
    ...new Set(words.filter((word) => /^@?[a-z]/.test(word)).map((word) => word.replace(/(.)@.*$/, '$1'))),
  ]
}

/** A block as a file of its own, with its setup above it and its check below. */
const moduleOf = ({ setup, code, check = '' }: Block): string =>
  (setup === undefined ? code : `${setup.trim()}\n${code}`) + check

/** The line of the page that a line of a block's file stands on; lines of the setup are told as the first. */
function lineOn({ line, setup }: Block, row: number): number {
  const above = setup === undefined ? 0 : setup.trim().split('\n').length
  return line + Math.max(0, row - 1 - above)
}

/** Messages of the compiler, by the index of the file and the row in it. */
interface Complaint {
  readonly index: number
  readonly row: number
  readonly message: string
}

function checkTypes(project: string): Complaint[] {
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        moduleDetection: 'force',
        skipLibCheck: true,
        noEmit: true,
        types: ['node'],
      },
      include: ['*.ts', '*.tsx'],
    }),
  )
  const tsc = spawnSync(tool('tsc'), ['-p', project, '--pretty', 'false'], {
    cwd: project,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (tsc.error) throw tsc.error
  return tsc.stdout.split('\n').flatMap((line) => {
    const [, index, row, message] = /(\d+)\.tsx?\((\d+),\d+\): error (.*)/.exec(line) ?? []
    if (message) return [{ index: Number(index), row: Number(row), message }]
    return line.includes('error TS') ? [{ index: 0, row: 1, message: line }] : []
  })
}

/** A block, and the page that shows it. */
export interface ShownBlock extends Block {
  readonly from: string
}

/** Type-checks and runs blocks, each as a module of its own, in a project with these packages and nothing else. */
export async function checkBlocks(
  folder: string,
  names: readonly string[],
  blocks: readonly ShownBlock[],
): Promise<Findings> {
  const { project, missing } = createProject(folder, names)
  const file = ({ language }: Block, index: number): string => `${index}.${language}`
  const programs = blocks.flatMap((block, index): Program[] =>
    block.run === 'none' ? [] : [{ file: file(block, index), place: block.run, page: block.page ?? '' }],
  )
  try {
    blocks.forEach((block, index) => writeFileSync(join(project, file(block, index)), moduleOf(block)))
    const failures = await runPrograms(project, programs)
    const types = checkTypes(project)
    return [
      ...missing.map(
        (other) => `${blocks[0]?.from ?? ''} installs ${other}, which this repository does not have.`,
      ),
      ...blocks.flatMap((block, index) => {
        const tell = (row: number, message: string): string =>
          `${block.from}:${lineOn(block, row)} ${message}`
        const isSilent = block.run === 'none' && !block.because
        return [
          ...(isSilent ? [tell(1, 'does not run, and does not say why: <!-- run: none because … -->')] : []),
          ...types.filter((found) => found.index === index).map(({ row, message }) => tell(row, message)),
          ...failures
            .filter((found) => found.file === file(block, index))
            .map(({ message }) => tell(1, message)),
        ]
      }),
    ]
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}

/** Most words of a README, without hidden comments. What else there is to say has a page in `docs/NAME`. */
const MOST_WORDS = 1200

const wordsOf = (markdown: string): number =>
  markdown.replace(/<!--[\s\S]*?-->/g, '').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0

/** Pages of the documentation that are about the package in a folder. */
function pagesAbout(folder: string): string[] {
  const pages = join(folder, '../../docs', basename(folder))
  if (!existsSync(pages)) return []
  return readdirSync(pages).flatMap((name) => (name.endsWith('.md') ? [join(pages, name)] : []))
}

const blocksOn = (page: string, markdown: string): ShownBlock[] =>
  codeBlocks(markdown).map((block) => ({ ...block, from: shown(page) }))

/**
 * Type-checks and runs every code block of a package's README and of its pages in the documentation, each as a module of
 * its own, in a project that has the built package and what the install lines name, and nothing else.
 */
export async function checkReadme(folder: string): Promise<Findings> {
  const page = join(folder, 'README.md')
  const markdown = readFileSync(page, 'utf8')
  const blocks = blocksOn(page, markdown)
  if (blocks.length === 0) return [`${shown(page)} shows no code.`]
  const names = installed(markdown)
  const { name } = manifest(folder)
  if (!names.includes(name)) return [`${shown(page)} has no line that installs ${name}.`]
  const words = wordsOf(markdown)
  const pages = pagesAbout(folder).map((path) => [path, readFileSync(path, 'utf8')] as const)
  const more = [...new Set([...names, ...pages.flatMap(([, text]) => installed(text))])]
  return [
    ...(words > MOST_WORDS ? [`${shown(page)} has ${words} words, and at most ${MOST_WORDS} are read.`] : []),
    ...(await checkBlocks(folder, names, blocks)),
    ...(await checkBlocks(
      folder,
      more,
      pages.flatMap(([path, text]) => blocksOn(path, text)),
    )),
  ]
}

if (isMain(import.meta.url)) {
  const folders = process.argv.length > 2 ? process.argv.slice(2) : packageFolders()
  const findings: string[] = []
  for (const folder of folders) findings.push(...(await checkReadme(folder)))
  conclude('README blocks', findings)
}
