export { turnstile } from './browser/turnstile.ts'
