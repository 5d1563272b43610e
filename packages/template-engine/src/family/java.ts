import type { Family } from './family.ts'
import { java as overrides } from '../formatter/java.ts'
import { javaUnit } from '../predicate/java-unit.ts'

/** Differences of the Java implementation of the language, for engines of that dialect. `all` brings it along. */
export const java: Family = { java: { ...overrides, ...javaUnit } }
