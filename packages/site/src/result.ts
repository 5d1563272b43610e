export { CallError, unwrap } from './core/call-error.ts'
export { fail, succeed, type Result } from './core/result.ts'
