export { cookieName, readCookie, writeCookie, type CookieOptions } from './core/cookie.ts'
export { createCookies, isCookieSet, type CookieJar, type Cookies } from './browser/cookies.ts'
