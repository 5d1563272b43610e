export { java } from './core/formatters/java.ts'
