import { expect, test } from 'vitest'
import { safeAddress } from './address.ts'

test.each([
  'https://example.com/a.jpg',
  'HTTP://example.com',
  '//cdn.example.com/a.jpg',
  '/a.jpg?x=1:2',
  'a/b:c.jpg',
  '#gallery-1',
  '?page=2',
  'mailto:a@example.com',
  'tel:+123',
  'blob:https://example.com/1',
  'data:image/svg+xml,x',
  'DATA:IMAGE/png;base64,AA',
  'sms:+123?body=Hi',
  'geo:52.5,13.4',
  'whatsapp://send?text=Hi',
  'javascript',
  'data',
  'a/javascript:b.html',
  '?next=javascript:1',
])('%s is safe', (address) => expect(safeAddress(address)).toBe(address))

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\r\n\tscript\t:alert(1)',
  'javascript:image/alert(1)',
  ' \u0000vbscript:x',
  'data:,x',
  'data:x,data:image/png',
  'd\nata:text/html,data:image/png',
  '\u0001javascript:alert(1)',
  'javascript:/*/a/*/alert(1)',
  'vbscript:x',
  'data:text/html,x',
  '',
  undefined,
  null,
  7,
  {},
])('%s is not followed', (address) => expect(safeAddress(address)).toBe(''))

test.each([' ', 'java\t', ':', '\u0001', '/'])('a hostile address of %j is read in linear time', (sign) => {
  const started = performance.now()
  expect(safeAddress(`${sign.repeat(200_000)}javascript:alert(1)`)).not.toMatch(/^\s*javascript:/)
  expect(performance.now() - started).toBeLessThan(10_000)
})
