import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createFileServer } from './server.ts'

const PORT = 4180

const server = createFileServer(fileURLToPath(new URL('../dist', import.meta.url)))
// A busy port gives way to any free one.
server.once('error', () => server.listen(0, '127.0.0.1'))
server.listen(PORT, '127.0.0.1')
server.once('listening', () => {
  const { port } = server.address() as AddressInfo
  console.log(`The documentation is at http://127.0.0.1:${port}/, Storybook at /storybook/ (Ctrl-C ends it)`)
})
