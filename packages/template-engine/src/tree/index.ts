// The compiled form that implementations of the language share, version 1
export { exportTree, importTree, parseTree, TreeError, type Tree } from './tree-json.ts'
export type { Parsed } from '../2-parse/tree.ts'
