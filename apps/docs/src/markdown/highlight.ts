import { parser as css } from '@lezer/css'
import { classHighlighter, highlightCode } from '@lezer/highlight'
import { configureNesting, parser as plainHtml } from '@lezer/html'
import { parser as javascript } from '@lezer/javascript'
import { escape } from './escape.ts'

type Parser = typeof css

const ts = javascript.configure({ dialect: 'ts' })
const tsx = javascript.configure({ dialect: 'ts jsx' })
const jsx = javascript.configure({ dialect: 'jsx' })
const html = plainHtml.configure({
  wrap: configureNesting([
    { tag: 'script', parser: ts },
    { tag: 'style', parser: css },
  ]),
})

const PARSERS: Readonly<Record<string, Parser>> = {
  ...{ ts, tsx, jsx, js: javascript, json: javascript },
  ...{ css, html, vue: html, svelte: html },
}

const span = (text: string, classes: string): string =>
  classes ? `<span class="${classes}">${escape(text)}</span>` : escape(text)

/** A shell line: its first word is a command, and a comment ends it. */
function shellLine(line: string): string {
  const [, indent = '', name = '', rest = '', note = ''] =
    /^(\s*)([^\s#]\S*)?(.*?)(\s#.*|#.*)?$/.exec(line) ?? []
  const command = span(name, name && 'tok-function')
  return `${indent}${command}${escape(rest)}${span(note, note && 'tok-comment')}`
}

/** Code as HTML, with a class for each kind of token. Unknown languages are escaped and left as they are. */
export function highlight(code: string, language: string): string {
  if (language === 'sh') return code.split('\n').map(shellLine).join('\n')
  const parser = PARSERS[language]
  if (!parser) return escape(code)
  const parts: string[] = []
  highlightCode(
    code,
    parser.parse(code),
    classHighlighter,
    (text, classes) => parts.push(span(text, classes)),
    () => parts.push('\n'),
  )
  return parts.join('')
}
