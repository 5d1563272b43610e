import { expect, test } from 'vitest'
import {
  draftOf,
  linkOf,
  linkTabs,
  linkTargets,
  targetOfHref,
  type LinkTab,
  type LinkTarget,
} from './link.ts'

function read(tab: LinkTab, text: string) {
  const draft = draftOf()
  const link = linkOf({ ...draft, tab, texts: { ...draft.texts, [tab]: text } })
  return link.ok ? link.value.href : link.failure
}

// spec: EDT-003
test('a link leads to a page, a web address, an email, a phone or a file', () => {
  expect(linkTargets).toEqual(['page', 'webAddress', 'email', 'phone', 'file'])
  expect(linkTabs.map((tab) => linkOf({ ...draftOf(), tab, texts: { ...valid } }))).toMatchObject([
    { value: { target: 'page' } },
    { value: { target: 'webAddress' } },
    { value: { target: 'webAddress' } },
    { value: { target: 'email' } },
    { value: { target: 'phone' } },
    { value: { target: 'file' } },
  ])
})
test('an email that would say something else in a link is written so that it does not', () => {
  const email = 'a?bcc=x&y#%41{b}@example.com'
  const href = 'mailto:a%3Fbcc=x%26y%23%2541%7Bb%7D@example.com'
  expect(read('email', email)).toBe(href)
  expect(draftOf({ target: 'email', href, name: '', newWindow: false }).texts.email).toBe(email)
})

test.each([
  ['email', 'mailto:a%2Bb@example.com'],
  ['email', 'mailto:ada@example.com?subject=Hi%20there'],
  ['email', 'mailto:100%@example.com'],
  ['phone', 'tel:+44;ext=5'],
  ['page', '/über uns'],
  ['page', 'about.html'],
  ['webAddress', 'http://localhost:3000/'],
] as const)('a link that is not changed stays as it is: %s %s', (target, href) => {
  const link = { target, href, name: 'A', newWindow: false }
  expect(linkOf(draftOf(link))).toEqual({ ok: true, value: link })
})

test.each([
  ['webAddress', 'javascript:alert(1)'],
  ['page', '//evil.example'],
  ['page', ''],
] as const)('a link that may be none is refused also without a change: %s %s', (target, href) => {
  expect(linkOf(draftOf({ target, href, name: '', newWindow: false })).ok).toBe(false)
})

test.each([
  ['/shop/mug', 'pages'],
  ['https://example.com', 'webAddress'],
  ['mailto:ada@example.com', 'email'],
  ['tel:112', 'phone'],
] as const)('a link of an unknown kind to %s is in the tab %s, and keeps its kind', (href, tab) => {
  const link = { target: 'product' as LinkTarget, href, name: 'Mug', newWindow: false }
  expect(draftOf(link).tab).toBe(tab)
  expect(linkOf(draftOf(link))).toEqual({ ok: true, value: link })
  const other = linkOf({ ...draftOf(link), texts: { ...valid, email: 'grace@example.com' } })
  expect(other).toMatchObject({ ok: true, value: { target: tab === 'pages' ? 'page' : tab } })
})

test('an email of another tool is read and written as the same address', () => {
  const draft = draftOf({ target: 'email', href: 'mailto:a%2Bb@example.com', name: '', newWindow: false })
  expect(draft.texts.email).toBe('a+b@example.com')
  const edited = { ...draft, texts: { ...draft.texts, email: 'a+c@example.com' } }
  expect(linkOf(edited)).toMatchObject({ value: { href: 'mailto:a+c@example.com' } })
})

test('a link for which there is no tab begins in the first one', () => {
  const link = { target: 'phone', href: 'tel:123', name: '', newWindow: false } as const
  expect([draftOf(link, ['pages', 'email']).tab, draftOf(link).tab]).toEqual(['pages', 'phone'])
})

const valid = {
  pages: '/about',
  links: 'https://example.com',
  webAddress: 'example.com',
  email: 'ada@example.com',
  phone: '020 7946 0000',
  file: '/s/menu.pdf',
}

// spec: EDT-043
test.each([
  ['example.com', 'https://example.com'],
  ['www.example.com', 'https://www.example.com'],
  [' https://example.com/a?b=c#d ', 'https://example.com/a?b=c#d'],
  ['HTTP://Example.com', 'http://Example.com'],
  ['https://my_shop.example.com/', 'https://my_shop.example.com/'],
  ['bücher.example:8080/x', 'https://bücher.example:8080/x'],
  ['हिन्दी.भारत', 'https://हिन्दी.भारत'],
  ['example', 'link'],
  ['', 'link'],
  ['https://', 'link'],
  ['two words.com', 'link'],
  ['javascript:alert(1)', 'link'],
  ['javascript://example.com/%0aalert(1)', 'link'],
  ['data:text/html,x', 'link'],
  ['ftp://example.com', 'link'],
  [`https://example.com/${'a'.repeat(2048)}`, 'link'],
])('the web address %j is %j', (text, expected) => {
  expect(read('webAddress', text)).toBe(expected)
})

// spec: EDT-044
test.each([
  ['/about', '/about'],
  ['/', '/'],
  ['#contact', '#contact'],
  ['about', 'page'],
  ['', 'page'],
  ['//evil.example', 'page'],
  ['/\\evil.example', 'page'],
  ['/a b', 'page'],
  ['javascript:alert(1)', 'page'],
])('the page %j is %j', (text, expected) => {
  expect(read('pages', text)).toBe(expected)
})

// spec: EDT-041
test.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ['ada@example', 'email'],
  ['', 'email'],
])('the email %j is %j', (text, expected) => {
  expect(read('email', text)).toBe(expected)
})

test.each([
  ['+44 (0)20 7946-0000', 'tel:+4402079460000'],
  ['112', 'tel:112'],
  ['12', 'phone'],
  ['call me', 'phone'],
])('the phone %j is %j', (text, expected) => {
  expect(read('phone', text)).toBe(expected)
})

test('an existing link comes back from its draft', () => {
  for (const link of [
    { target: 'email', href: 'mailto:ada@example.com', name: 'Ada', newWindow: true },
    { target: 'phone', href: 'tel:112', name: '', newWindow: false },
    { target: 'page', href: '/about', name: 'About', newWindow: false },
    { target: 'file', href: '/s/a.pdf', name: 'A', newWindow: true },
  ] as const) {
    expect(linkOf(draftOf(link))).toEqual({ ok: true, value: link })
  }
})

test('a long text without a destination is refused at once', () => {
  expect(read('webAddress', `${'a-'.repeat(1000)}!`)).toBe('link')
})

test('an empty draft has no text in any tab, and opens its link in the same window', () => {
  expect(draftOf()).toEqual({
    tab: 'pages',
    texts: { pages: '', links: '', webAddress: '', email: '', phone: '', file: '' },
    name: '',
    newWindow: false,
    present: undefined,
  })
})

test.each([
  ['mailto:ada@example.com', 'email'],
  ['tel:+442079460000', 'phone'],
  ['http://example.com', 'webAddress'],
  ['https://example.com', 'webAddress'],
  ['//example.com', 'webAddress'],
  ['/share?to=mailto:ada', 'page'],
  ['/call-hotel:desk', 'page'],
  ['/go?to=https://example.com', 'page'],
])('the address %s without a kind is one of the kind %s', (href, target) => {
  expect(targetOfHref(href)).toBe(target)
})

test('the name of a link has no spaces around it', () => {
  const texts = { ...draftOf().texts, pages: '/about' }
  expect(linkOf({ ...draftOf(), texts, name: ' About ' })).toMatchObject({ value: { name: 'About' } })
})

test.each([
  ['phone', '+12', 'phone'],
  ['phone', '123', 'tel:123'],
  ['phone', '123 ext', 'phone'],
  ['phone', 'ext 123', 'phone'],
  ['links', 'nothing', 'link'],
  ['file', 'a b', 'file'],
] as const)('in the tab %s, %j leads to %j', (tab, text, result) => {
  expect(read(tab, text)).toBe(result)
})

test('a web address has at most 2048 characters', () => {
  const address = `example.com/${'a'.repeat(2048 - 'example.com/'.length)}`
  expect(read('webAddress', address)).toBe(`https://${address}`)
  expect(read('webAddress', `${address}a`)).toBe('link')
})
