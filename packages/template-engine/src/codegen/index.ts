// Code ahead of time
export { generate, type Generated, type GenerateOptions } from './core/codegen/generate.ts'
export type { SourceMap } from './core/codegen/source-map.ts'
