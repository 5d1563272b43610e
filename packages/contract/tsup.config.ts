export { default } from '../../tooling/tsup.ts'
