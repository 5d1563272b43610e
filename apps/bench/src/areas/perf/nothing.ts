import { timedStart } from './timed-start.ts'

export const press = timedStart(() => Promise.resolve())
