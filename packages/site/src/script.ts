export { loadScript, ScriptError, type ScriptOptions } from './browser/script.ts'
