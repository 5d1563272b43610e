export { fail, succeed, type Result } from './core/result.ts'
