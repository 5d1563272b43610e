// The compiled form that implementations of the language share, version 1
export { exportTree, importTree, parseTree, TreeError, type Tree } from './core/tree-json.ts'
export type { Parsed } from './core/tree.ts'
