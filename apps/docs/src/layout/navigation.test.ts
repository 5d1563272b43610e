import { expect, test } from 'vitest'
import type { Source } from '../source.ts'
import { contents, navigation, neighbours } from './navigation.ts'

const page = (route: string, children?: readonly Source[]): Source => ({
  path: `${route}README.md`,
  route,
  label: route,
  markdown: '',
  ...(children && { children }),
})
const api = page('packages/site/api/')
const site = page('packages/site/', [api])
const guide = page('guides/')

test('the pages of a package are listed with it alone', () => {
  const groups = [{ title: 'All', pages: [guide, site] }]
  expect(navigation(groups, guide)).not.toContain('api')
  expect(navigation(groups, site)).toContain('<a href="api/">')
  expect(navigation(groups, api)).toContain('<a href="./" aria-current="page">')
})

test('the contents of an API report name entries by their path', () => {
  const heading = (text: string) => ({ level: 2, text, id: 'x' })
  const html = contents([heading('@x/site'), heading('@x/site/react/captcha'), heading('Options')])
  expect([...html.matchAll(/>([^<>]+)</g)].map(([, text]) => text)).toEqual([
    '@x/site',
    './react/captcha',
    'Options',
  ])
})

test('a page leads to the ones before and after it', () => {
  const html = neighbours([guide, site, api], site)
  expect(html).toContain('rel="prev" href="../../guides/"')
  expect(html).toContain('rel="next" href="api/"')
})
