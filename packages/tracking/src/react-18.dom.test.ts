import { runWithReact18 } from '../../../tooling/react-18.ts'

await runWithReact18(import.meta.dirname)
