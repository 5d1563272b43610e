import { scan } from '../1-scan/scan.ts'
import { CARET } from '../1-scan/sign.ts'
import type { DiagnosticCode } from '../diagnostic/diagnostic.ts'
import { createTagReader, type Vocabulary } from './read-tag.ts'
import type { Node, Opener, Or, Tag } from './tree.ts'

/** A fault of a template, before its line is known. */
export interface Fault {
  readonly code: DiagnosticCode
  readonly severity: 'error' | 'warning'
  readonly type: 'parser' | 'assembler'
  readonly message: string
  readonly start: number
  readonly end: number
  /** Unknown name, for a hint at the one that was meant. */
  readonly name?: string
  readonly hint?: string
}

export interface ParseOptions extends Omit<Vocabulary, 'unknown'> {
  /** `on`: only `{^…}` are tags. `off`: they are dropped. Otherwise they are text. */
  readonly preprocess?: 'on' | 'off' | undefined
  /** How long a source may be, and how deep its blocks may nest; what lies beyond is not read. */
  readonly limits: { readonly source: number; readonly nesting: number }
  readonly fault: (fault: Fault) => void
  /** Asked about each candidate that turned out to be text. */
  readonly onText?: (body: string, start: number, end: number) => Fault | undefined
}

/** Reads a template into its tree. Never throws: a faulty instruction is reported and dropped, the rest stays. */
export function parse(whole: string, options: ParseOptions): Node[] {
  const { formatters, predicates, preprocess, limits, fault } = options
  const source = whole.length > limits.source ? whole.slice(0, limits.source) : whole
  const assembler = createAssembler(limits.nesting, fault)
  const readTag = createTagReader(source, {
    formatters,
    predicates,
    unknown(kind, name, start) {
      const code = kind === 'Formatter' ? 'formatter-unknown' : 'predicate-unknown'
      fault({
        ...error(code, `${kind} '${name}' is unknown`, { start, end: start + name.length }),
        type: 'parser',
        name,
      })
    },
  })
  scan<Tag | 'dropped'>(source, {
    read(start, end) {
      const isPreprocessor = preprocess !== undefined && source.charCodeAt(start + 1) === CARET
      if (isPreprocessor && preprocess === 'off') return 'dropped'
      if (!isPreprocessor && preprocess === 'on') return undefined
      const tag = readTag(start, end, isPreprocessor ? start + 2 : start + 1)
      const remark = !tag && options.onText?.(source.slice(start + 1, end - 1), start, end)
      if (remark) fault(remark)
      return tag
    },
    text: (start, end) => assembler.add({ op: 'TEXT', start, end, text: source.slice(start, end) }),
    tag(tag) {
      if (tag !== 'dropped') assembler.add(tag)
    },
    comment(start, end, closed) {
      assembler.add({
        op: 'COMMENT',
        start,
        end,
        text: source.slice(start + 3, closed ? end - 3 : end),
        lines: true,
      })
    },
  })
  const { length: end } = source
  if (source !== whole) {
    fault(error('limit', `The template is longer than the limit of ${end} characters`, { start: end, end }))
  }
  return assembler.finish()
}

function error(code: DiagnosticCode, message: string, { start, end }: { start: number; end: number }): Fault {
  return { code, severity: 'error', type: 'assembler', message: `SyntaxError: ${message}`, start, end }
}

interface Open {
  current: Opener
  into: Node[]
  readonly tag: Opener
}

/** Puts instructions into their blocks. */
export function createAssembler(
  nesting: number,
  fault: (fault: Fault) => void,
): { readonly add: (tag: Tag) => void; readonly finish: () => Node[] } {
  const root: Node[] = []
  const blocks: Open[] = []
  let into = root
  let stopped = false

  const complain = (code: DiagnosticCode, message: string, at: Tag): void => fault(error(code, message, at))

  function open(node: Exclude<Opener, Or>): void {
    if (blocks.length >= nesting) {
      stopped = true
      complain('limit', `The template nests deeper than the limit of ${nesting} blocks`, node)
      return
    }
    into.push(node)
    into = node.body
    blocks.push({ current: node, tag: node, into })
  }

  function alternative(block: Open, or: Or): void {
    const { current } = block
    if (current.op === 'MACRO' || current.op === 'STRUCT') forbid(or, current)
    else if (current.op === 'OR_PREDICATE' && !current.call) {
      complain('dead-code', 'This OR_PREDICATE block will never execute.', or)
    } else {
      current.or = block.current = or
      into = block.into = or.body
    }
  }

  function alternate(block: Open, tag: Tag): void {
    const { current } = block
    if (current.op !== 'REPEATED' || current.alternates) forbid(tag, current)
    else into = block.into = current.alternates = []
  }

  const forbid = (tag: Tag, { op }: Opener): void =>
    complain('not-allowed', `${tag.op} instruction is not allowed inside ${op} block.`, tag)

  function add(tag: Tag): void {
    if (stopped) return
    switch (tag.op) {
      // Most are these, so they come first.
      case 'TEXT':
      case 'VARIABLE': {
        into.push(tag)
        return
      }
      case 'END':
      case 'OR_PREDICATE':
      case 'ALTERNATES_WITH': {
        const block = blocks.at(-1)
        if (!block) complain('not-allowed-at-root', `Instruction ${tag.op} not allowed at root`, tag)
        else if (tag.op === 'END') {
          blocks.pop()
          into = blocks.at(-1)?.into ?? root
        } else if (tag.op === 'OR_PREDICATE') alternative(block, tag)
        else alternate(block, tag)
        return
      }
      default:
        if ('body' in tag) open(tag)
        else into.push(tag)
    }
  }

  function finish(): Node[] {
    const block = blocks.at(-1)
    if (block && !stopped) {
      complain('end-of-input', `Reached EOF in the middle of ${block.current.op}`, block.tag)
    }
    return root
  }

  return { add, finish }
}
