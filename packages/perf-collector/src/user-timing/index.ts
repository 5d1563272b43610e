export { createUserTimings, type UserTimings } from './user-timing.browser.ts'
