export { isEmail, type EmailOptions } from './core/email.ts'
