import type { Rule } from 'eslint'

/** Keeps imports of packages above those of files. */
export declare const importOrder: Rule.RuleModule
