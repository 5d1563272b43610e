import { expect, test } from 'vitest'
import { successAddress } from './redirect.ts'

test.each([
  ['/thanks', '/thanks'],
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['javascript:alert(1)', undefined],
  [' java\nscript:alert(1)', undefined],
  ['\u0001javascript:alert(1)', undefined],
  [' /thank you?n=a b\n', '/thank you?n=a b'],
  ['/th\tan\r\nks', '/thanks'],
  [5 as never, undefined],
  ['data:text/html,x', undefined],
  ['httpx://example.com', undefined],
  ['view-source:https://example.com', undefined],
  ['thanks', 'thanks'],
  ['/thanks:2', '/thanks:2'],
  ['thanks/a:b', 'thanks/a:b'],
  ['  /thanks', '/thanks'],
  ['/thanks \u0001 ', '/thanks'],
  ['  javascript:alert(1)', undefined],
  ['x-http://example.com', undefined],
  ['?saved=a:b', '?saved=a:b'],
  [' \u0000 ', undefined],
  ['', undefined],
])('a form with the address %j leads to %j', (successUrl, expected) => {
  expect(successAddress({ id: 'f', successUrl })).toBe(expected)
})
