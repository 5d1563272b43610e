export { createCrumbs, type Crumbs } from './browser/crumbs.ts'
export { crumbRules, type CrumbRule } from './core/crumb.ts'
