import type { Rule } from 'eslint'

/** Holds the line between the layers of a package, and between packages. */
export declare const layers: Rule.RuleModule
