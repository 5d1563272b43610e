/** Languages that a code block may have. */
export const codeLanguages = ['html', 'css', 'javascript'] as const
/** Language of a code block. */
export type CodeLanguage = (typeof codeLanguages)[number]

/** A text and the selection in it, as a textarea has them. */
export interface CodeSelection {
  readonly value: string
  readonly start: number
  readonly end: number
}

/** A replacement of part of a text, and the selection after it. */
export interface CodeEdit {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly start: number
  readonly end: number
}

/** One level of indentation. */
export const INDENT = '  '

/** The lines that a selection touches. One that ends at the start of a line does not touch it. */
function linesOf({ value, start, end }: CodeSelection): { readonly from: number; readonly to: number } {
  const last = end > start && value[end - 1] === '\n' ? end - 1 : end
  const lineEnd = value.indexOf('\n', last)
  return { from: value.lastIndexOf('\n', start - 1) + 1, to: lineEnd === -1 ? value.length : lineEnd }
}

/** Tab: indents at the cursor, and the lines of a selection. */
export function indentCode(selection: CodeSelection): CodeEdit {
  const { value, start, end } = selection
  if (!value.slice(start, end).includes('\n')) {
    const cursor = start + INDENT.length
    return { from: start, to: end, text: INDENT, start: cursor, end: cursor }
  }
  const { from, to } = linesOf(selection)
  const text = value.slice(from, to).replace(/^(?=.)/gm, INDENT)
  return {
    from,
    to,
    text,
    start: start === from ? start : start + INDENT.length,
    end: end + text.length - (to - from),
  }
}

/** Shift+Tab: takes one level of indentation from the lines of a selection. `undefined` if they have none. */
export function outdentCode(selection: CodeSelection): CodeEdit | undefined {
  const { value, start, end } = selection
  const { from, to } = linesOf(selection)
  const before = value.slice(from, to)
  const text = before.replace(/^(\t| {1,2})/gm, '')
  if (text === before) return undefined
  const first = /^(\t| {1,2})/.exec(before)?.[0].length ?? 0
  return {
    from,
    to,
    text,
    start: Math.max(from, start - first),
    end: Math.max(from, end - (before.length - text.length)),
  }
}

/** Numbers of the lines of a text, one below the other. */
export const lineNumbers = (value: string): string =>
  Array.from(value.split('\n'), (_, index) => index + 1).join('\n')

/** Facts that distinguish platforms. */
export interface Platform {
  readonly userAgent: string
  readonly userAgentData?: { readonly platform?: string } | undefined
}

/** Is it Android? Its keyboards compose text in ways that code editors cannot follow. */
export const isAndroid = ({ userAgent, userAgentData }: Platform): boolean =>
  (userAgentData?.platform ?? '') === 'Android' || /\bAndroid\b/.test(userAgent)
