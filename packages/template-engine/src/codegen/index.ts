// Code ahead of time
export { generate, type Generated, type GenerateOptions } from './generate.ts'
export type { SourceMap } from './source-map.ts'
