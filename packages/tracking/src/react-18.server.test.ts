// @vitest-environment node
import { serveWithReact18 } from '../../../tooling/react-18.ts'

await serveWithReact18(import.meta.dirname)
