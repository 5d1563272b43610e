import type { Family } from './family.ts'
import { java as overrides } from '../formatters/java.ts'

/** What the Java implementation of the language prints otherwise, for engines of that dialect. `all` brings it along. */
export const java: Family = { java: overrides }
