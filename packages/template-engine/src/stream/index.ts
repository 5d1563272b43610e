// Output in pieces
export { renderChunks, type Chunks } from './render-chunks.ts'
export { toStream } from './to-stream.browser.ts'
