export { createQueue } from './queue.browser.ts'
export type { QueueOptions } from './queue-options.ts'
