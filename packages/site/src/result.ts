export { CallError, unwrap } from './core/call-error.ts'
export { fail, succeed, type Result } from '@sitewright/machine/result'
