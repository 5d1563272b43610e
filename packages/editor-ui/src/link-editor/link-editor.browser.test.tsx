import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { LinkChoices } from './link-choices.react.tsx'
import '../styles.css'

/** Height of the lines of a name, each once. */
function linesOf(name: Element): number {
  const range = document.createRange()
  range.selectNodeContents(name)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

function showPages(width: number): readonly Element[] {
  const choices = [
    { href: '/journal', name: 'Journal' },
    { href: '/a-long-address-of-a-page-about-us', name: 'About' },
  ]
  render(
    <div style={{ inlineSize: `${width}px` }}>
      <LinkChoices label="Page" choices={choices} value="/journal" onChoose={() => undefined} />
    </div>,
  )
  return [...document.querySelectorAll('[data-editor=choice-text] > span')]
}

test('with text at 200 % on a phone, a word of a name stays whole, and the address is below it', () => {
  const { style } = document.documentElement
  style.fontSize = '200%'
  onTestFinished(() => void style.removeProperty('font-size'))
  const names = showPages(256)
  expect(names.map(linesOf)).toEqual([1, 1])
  for (const name of names) {
    const address = name.nextElementSibling
    expect(address?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      name.getBoundingClientRect().bottom - 1,
    )
    expect(address?.getBoundingClientRect().right).toBeLessThan(256)
  }
})

test('where there is room, an address is on the line of its name, at its end', () => {
  const [name] = showPages(420)
  const address = name?.nextElementSibling?.getBoundingClientRect()
  expect(address?.top).toBeLessThan(name?.getBoundingClientRect().bottom ?? 0)
  expect(address?.right).toBeGreaterThan(390)
})
