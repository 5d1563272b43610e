/** Pieces of text as a web stream of bytes: the body of a `Response`. A reader that goes away stops the rendering. */
export function toStream(chunks: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const texts = chunks[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const step = await texts.next()
      if (step.done) controller.close()
      else controller.enqueue(encoder.encode(step.value))
    },
    async cancel() {
      await texts.return?.()
    },
  })
}
