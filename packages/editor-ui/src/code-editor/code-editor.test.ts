import { expect, test } from 'vitest'
import {
  indentCode,
  isAndroid,
  lineNumbers,
  outdentCode,
  type CodeEdit,
  type CodeSelection,
} from './code-editor.ts'

/** A text with its selection between two bars. */
function read(text: string): CodeSelection {
  const start = text.indexOf('|')
  const end = text.lastIndexOf('|')
  return { value: text.replaceAll('|', ''), start, end: end === start ? start : end - 1 }
}
function after({ value }: CodeSelection, edit: CodeEdit | undefined): string {
  if (!edit) return 'unchanged'
  const text = value.slice(0, edit.from) + edit.text + value.slice(edit.to)
  const [start, end] = [edit.start, edit.end]
  return start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`
}

test.for([
  ['a|b', 'a  |b'],
  ['|', '  |'],
  ['a |b| c', 'a   | c'],
  ['|a\nb|', '|  a\n  b|'],
  ['a|a\nb|b\nc', '  a|a\n  b|b\nc'],
  ['|a\n|b', '|  a\n|b'],
  ['|a\n\nb|', '|  a\n\n  b|'],
  ['a\n|b', 'a\n  |b'],
  ['x\n|a\nb|\nc', 'x\n|  a\n  b|\nc'],
] as const)('Tab makes %j into %j', ([before, indented]) => {
  const selection = read(before)
  expect(after(selection, indentCode(selection))).toBe(indented)
})

test.for([
  ['  a|b', 'a|b'],
  [' a|b', 'a|b'],
  ['\ta|b', 'a|b'],
  ['|  ab', '|ab'],
  ['|  a\n    b|', '|a\n  b|'],
  ['a|b', 'unchanged'],
  ['a  |b', 'unchanged'],
  ['  a\n|b', 'unchanged'],
  ['x\n  a|b\n  c', 'x\na|b\n  c'],
] as const)('Shift+Tab makes %j into %j', ([before, outdented]) => {
  const selection = read(before)
  expect(after(selection, outdentCode(selection))).toBe(outdented)
})

test('numbers lines, also the one after the last line break', () => {
  expect(lineNumbers('')).toBe('1')
  expect(lineNumbers('a\nb\n')).toBe('1\n2\n3')
})

test('knows Android by its platform or its user agent', () => {
  expect(isAndroid({ userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8)' })).toBe(true)
  expect(isAndroid({ userAgent: '', userAgentData: { platform: 'Android' } })).toBe(true)
  expect(
    isAndroid({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', userAgentData: { platform: 'Linux' } }),
  ).toBe(false)
})
