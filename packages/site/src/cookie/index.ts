export {
  cookieName,
  readCookie,
  writeCookie,
  type CookieJar,
  type CookieOptions,
  type Cookies,
} from './cookie.ts'
export { createCookies } from './cookie.browser.ts'
