import { join } from 'node:path'
import { runWithReact18 } from '../../../../tooling/react-18.ts'

await runWithReact18(join(import.meta.dirname, '..'))
