// The engine
export { createEngine } from './engine/create-engine.browser.ts'
export type { Engine, EngineOptions, RenderOptions, Template } from './engine/engine.ts'
export type { Rendered } from './4-render/render.ts'
export type { Limits } from './4-render/limit.ts'

// Formatters, predicates and their families
export type { Family } from './family/family.ts'
export type { Arguments } from './2-parse/arguments.ts'
export { defineFormatter, type Formatter } from './formatter/formatter.ts'
export type { Kind } from './4-render/kind.ts'
export { definePredicate, type Predicate } from './predicate/predicate.ts'
export type { Reference } from './2-parse/reference.ts'
export { Scope, type Run } from './4-render/scope.ts'

// Diagnostics
export type { Diagnostic, DiagnosticCode } from './diagnostic/diagnostic.ts'
