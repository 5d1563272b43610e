import { expect, test } from 'vitest'
import { elementName, elementPath, type PathNode } from './element-path.ts'

const root: PathNode = { nodeType: 9, nodeName: '#document', parentNode: null }
const element = (nodeName: string, parentNode: PathNode | null, rest: Partial<PathNode> = {}): PathNode => ({
  nodeType: 1,
  nodeName,
  parentNode,
  ...rest,
})
const body = element('BODY', element('HTML', root))

test('is never cut within a pair', () => {
  const path = elementPath({ nodeType: 1, nodeName: 'P', id: `${'a'.repeat(198)}😀`, parentNode: null })
  expect(path).toBe(`#${'a'.repeat(198)}`)
})

test('an input named nodeName hides no form', () => {
  const form = { nodeType: 1, nodeName: { nodeName: 'INPUT' }, parentNode: null }
  expect([elementName(form), elementPath(form)]).toEqual(['form', 'form'])
})

test('names an element by its ancestors and their classes', () => {
  const list = element('UL', body, { classList: ['wide', 'cards'] })
  expect(elementPath(element('LI', list))).toBe('html>body>ul.cards.wide>li')
})

test('begins with the nearest id', () => {
  expect(elementPath(element('P', element('DIV', body, { id: 'main' })))).toBe('#main>p')
})

// spec: PRF-028
test('is cut at 200 characters, and keeps the element', () => {
  let node = body
  for (let depth = 0; depth < 100; depth += 1)
    node = element(`SECTION`, node, { classList: [`level-${depth}`] })
  const path = elementPath(element('IMG', node)) ?? ''
  expect([path.length <= 200, path.length > 180, path.endsWith('>section.level-99>img')]).toEqual([
    true,
    true,
    true,
  ])
})

test('cuts a single part that is too long', () => {
  expect(elementPath(element('P', body, { classList: ['x'.repeat(500)] }))).toHaveLength(200)
})

test('goes on from a shadow root to its host', () => {
  const shadow: PathNode = {
    nodeType: 11,
    nodeName: '#document-fragment',
    parentNode: null,
    host: element('X-CARD', body),
  }
  expect(elementPath(element('P', shadow))).toBe('html>body>x-card>p')
})

test('is not confused by an input called id', () => {
  expect(elementPath(element('FORM', body, { id: element('INPUT', null) }))).toBe('html>body>form')
})

test('is undefined for no element, a document, and a node that throws', () => {
  const broken = {
    nodeType: 1,
    get nodeName(): string {
      throw new Error('broken')
    },
    parentNode: null,
  }
  expect([elementPath(null), elementPath(root), elementPath(broken)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
