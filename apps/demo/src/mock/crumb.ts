import { uniqueId } from './unique-id.ts'

/** Token that the site's calls carry against forgery. A server sets its cookie with the document; here the page does. */
export function currentCrumb(): string {
  const [, known] = /(?:^|; )crumb=([^;]+)/.exec(document.cookie) ?? []
  if (known) return known
  const crumb = uniqueId()
  document.cookie = `crumb=${crumb}; Path=/; SameSite=Lax`
  return crumb
}
