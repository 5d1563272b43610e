import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { controls } from './option-control.ts'
import { optionTable } from './option.contract.ts'
import { optionPage } from './option-page.test-support.ts'

/** Cells without the room around them, which a formatter sets. */
const cells = (page: string): string[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.replaceAll(/ *\| */g, '|').replaceAll(/-+/g, '-'))

test('the table of the documentation is the table of options', () => {
  const page = readFileSync(new URL('../../../../docs/gallery/options.md', import.meta.url), 'utf8')
  const [, table = ''] = /<!-- options -->\n([\s\S]*?)<!-- \/options -->/.exec(page) ?? []
  expect(cells(table)).toEqual(cells(optionPage()))
})

test('the controls of the stories are made from the table of options', () => {
  expect(Object.keys(controls)).toEqual(Object.keys(optionTable))
  expect(controls.padding.control).toEqual({ type: 'range', min: 0, max: 50, step: 1 })
  expect(controls.autoplayDuration.control).toEqual({ type: 'range', min: 1, max: 10, step: 0.5 })
  expect(controls.autoplay.control).toBe('boolean')
  expect(controls.design).toMatchObject({
    control: 'select',
    options: ['slideshow', 'slider', 'grid', 'stacked'],
  })
})

test('the controls of the stories say what an option does, when it counts, and its default', () => {
  expect(controls.autoplayDuration.description).toBe(
    'Seconds for which each slide is shown. Applies to: autoplay is on',
  )
  expect(controls.transparentBackground.description).toContain('auto-crop is off, slideshow')
  expect(controls.lightbox.description).toBe('A click opens the picture over the page')
  expect(controls.padding.table.defaultValue.summary).toBe('20')
})
