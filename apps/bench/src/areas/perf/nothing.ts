import { works } from './works.ts'

export const { press, inserted } = works(() => Promise.resolve())
