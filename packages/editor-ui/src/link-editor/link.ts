import { fail, succeed, type Result } from '@sitewright/machine/result'
import { isEmail } from '@sitewright/site/rules'
import { storedText } from '../part/stored.ts'
import { cleanHref } from '../rich-text/clean-value.ts'

/** Kinds of destinations of a link. */
export const linkTargets = ['page', 'webAddress', 'email', 'phone', 'file'] as const

/** Kind of destination of a link. */
export type LinkTarget = (typeof linkTargets)[number]

/** Tabs of the link editor. `links` lists saved web addresses. */
export const linkTabs = ['pages', 'links', 'webAddress', 'email', 'phone', 'file'] as const

/** Tab of the link editor. */
export type LinkTab = (typeof linkTabs)[number]

/** A link. `href` is complete: `/about`, `https://example.com`, `mailto:ada@example.com`, `tel:+442079460000`. */
export interface Link {
  /** Kind of the destination, which decides the tab of the editor. */
  readonly target: LinkTarget
  readonly href: string
  /** Text of the link. Empty if it has none of its own. */
  readonly name: string
  /** Opens in a new tab of the browser. */
  readonly newWindow: boolean
}

/** A page, a saved link or a file to choose from. */
export interface LinkChoice {
  /** Complete, as that of a `Link`. */
  readonly href: string
  /** What the user chooses by. */
  readonly name: string
}

/** A link that is being edited. Each tab keeps its own text. */
export interface LinkDraft {
  readonly tab: LinkTab
  readonly texts: Readonly<Record<LinkTab, string>>
  readonly name: string
  readonly newWindow: boolean
  /** The link that the draft began with. Its destination is valid for as long as it is the same. */
  readonly present?: (Pick<LinkDraft, 'tab'> & Pick<Link, 'target' | 'href'>) | undefined
}

/** Problem of a text that is no destination. */
export type LinkProblem = 'page' | 'link' | 'email' | 'phone' | 'file'

const targetOf: Readonly<Record<LinkTab, LinkTarget>> = {
  pages: 'page',
  links: 'webAddress',
  webAddress: 'webAddress',
  email: 'email',
  phone: 'phone',
  file: 'file',
}

/** The draft that an editor begins with: in the first tab, if there is none for the kind of link. */
export function draftOf(link?: Link, tabs: readonly LinkTab[] = linkTabs): LinkDraft {
  const [href, name] = [storedText(link?.href), storedText(link?.name)]
  const { target = targetOfHref(href), newWindow = false } = link ?? {}
  // A kind that is none, as one of a newer version: its address says where it belongs.
  const kind = linkTargets.includes(target) ? target : targetOfHref(href)
  const own: LinkTab = kind === 'page' ? 'pages' : kind
  const tab = tabs.includes(own) ? own : (tabs[0] ?? own)
  const none = { pages: '', links: '', webAddress: '', email: '', phone: '', file: '' }
  const present = cleanHref(href) && !/^[\\/]{2}/.test(href) ? { tab: own, target, href } : undefined
  return { tab, texts: { ...none, [own]: textOf(href) }, name, newWindow, present }
}

/** Kind of destination of an address. A path of the site is a page: the address of a file looks alike. */
export function targetOfHref(href: string): LinkTarget {
  if (/^mailto:/i.test(href)) return 'email'
  if (/^tel:/i.test(href)) return 'phone'
  return /^(https?:)?\/\//i.test(href) ? 'webAddress' : 'page'
}

/** The text that an address was made of. */
function textOf(href: string): string {
  const text = href.replace(/^(mailto|tel):/i, '')
  if (text === href) return href
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Characters of an email address that mean something else in a link: https://www.rfc-editor.org/rfc/rfc6068#section-2 */
const mailtoUrl = (email: string): string => `mailto:${email.replace(/[%&#?^`{|}]/g, encodeURIComponent)}`

/** The link of a draft, or the problem of its text. */
export function linkOf({ tab, texts, name, newWindow, present }: LinkDraft): Result<Link, LinkProblem> {
  const isPresent = tab === present?.tab && texts[tab] === textOf(present.href)
  const { href, target } = isPresent
    ? present
    : { href: readers[tab](texts[tab].trim()), target: targetOf[tab] }
  return href === undefined ? fail(problemOf[tab]) : succeed({ target, href, name: name.trim(), newWindow })
}

const problemOf: Readonly<Record<LinkTab, LinkProblem>> = {
  pages: 'page',
  links: 'link',
  webAddress: 'link',
  email: 'email',
  phone: 'phone',
  file: 'file',
}

const readers: Readonly<Record<LinkTab, (text: string) => string | undefined>> = {
  pages: pageUrl,
  links: webAddress,
  webAddress,
  email: (text) => (isEmail(text) ? mailtoUrl(text) : undefined),
  phone: phoneUrl,
  file: (text) => pageUrl(text) ?? webAddress(text),
}

/** The address of a page of this site: a path, or a place within the page. Undefined for anything else. */
export function pageUrl(text: string): string | undefined {
  // Browsers read `//host` and `/\host` as another site.
  return /^(#|\/(?![/\\]))[^\s\\]*$/.test(text) ? text : undefined
}

/** The address of another site, with or without `https://` and `www.` in the text. Undefined for anything else. */
export function webAddress(text: string): string | undefined {
  const shape =
    /^(https?:\/\/)?((?:[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,62})\.)+\p{L}[\p{L}\p{M}\p{N}-]+)((?::\d{1,5})?(?:[/?#]\S*)?)$/iu
  const match = text.length <= 2048 ? shape.exec(text) : null
  if (!match) return undefined
  const [, scheme = 'https://', host = '', rest = ''] = match
  return `${scheme.toLowerCase()}${host}${rest}`
}

/** The address that calls a phone number. Undefined for a text with fewer than three digits, or with letters. */
export function phoneUrl(text: string): string | undefined {
  if (!/^\+?[\d\s()./-]*$/.test(text)) return undefined
  const digits = text.replace(/[^\d+]/g, '')
  return digits.replace('+', '').length >= 3 ? `tel:${digits}` : undefined
}
