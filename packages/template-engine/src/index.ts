// The engine
export { createEngine } from './browser/create-engine.ts'
export type { Engine, EngineOptions, RenderOptions, Template } from './core/engine.ts'
export type { Rendered } from './core/4-render.ts'
export type { Limits } from './core/limit.ts'

// What templates can call
export type { Family } from './core/family.ts'
export { defineFormatter, type Arguments, type Formatter } from './core/formatter.ts'
export type { Kind } from './core/kind.ts'
export { definePredicate, type Predicate } from './core/predicate.ts'
export type { Reference } from './core/reference.ts'
export { Scope, type Run } from './core/scope.ts'

// What went wrong
export type { Diagnostic, DiagnosticCode } from './core/diagnostic.ts'
