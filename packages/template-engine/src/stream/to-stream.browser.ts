/**
 * Pieces of text as a web stream of bytes: the body of a `Response`. A reader that goes away stops the rendering.
 *
 * @example
 * ```ts
 * const response = new Response(toStream(renderChunks(page, { title: 'Hello' })), {
 *   headers: { 'content-type': 'text/html; charset=utf-8' },
 * })
 * ```
 */
export function toStream(chunks: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const texts = chunks[Symbol.asyncIterator]()
  const source: UnderlyingDefaultSource<string> = {
    async pull(controller) {
      const step = await texts.next()
      if (step.done) controller.close()
      else controller.enqueue(step.value)
    },
    async cancel() {
      await texts.return?.()
    },
  }
  // One encoder for all of them: a character may begin in one piece and end in the next.
  return new ReadableStream(source, { highWaterMark: 0 }).pipeThrough(new TextEncoderStream())
}
