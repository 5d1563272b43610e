// @vitest-environment node
import { join } from 'node:path'
import { serveWithReact18 } from '../../../../tooling/react-18.ts'

await serveWithReact18(join(import.meta.dirname, '..'))
