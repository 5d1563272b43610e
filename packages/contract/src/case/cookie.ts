import { check } from '../check.ts'
import type { Reply } from '../client.ts'

/** Fails unless a reply sets a cookie that scripts of every page read, and that other sites do not send. */
export function readable({ cookies }: Reply, name: string): void {
  const set = cookies.find((cookie) => cookie.startsWith(`${name}=`))
  check(
    set !== undefined,
    `the cookie ${name}: expected it to be set, received ${cookies.join(' | ') || 'none'}`,
  )
  const has = (attribute: RegExp): boolean => set.split(';').some((each) => attribute.test(each.trim()))
  const received = `received "${set}"`
  check(!has(/^httponly$/i), `the cookie ${name}: expected one that scripts can read, ${received}`)
  check(has(/^path=\/$/i), `the cookie ${name}: expected one for all pages, with Path=/, ${received}`)
  check(has(/^samesite=(lax|strict)$/i), `the cookie ${name}: expected SameSite=Lax or Strict, ${received}`)
}
