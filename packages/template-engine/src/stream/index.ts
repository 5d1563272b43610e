// Output in pieces
export { renderChunks, type Chunks } from './core/render-chunks.ts'
export { toStream } from './browser/to-stream.ts'
