import type { Rule } from 'eslint'

/** Keeps functions of a module declarations. */
export declare const functionStyle: Rule.RuleModule
