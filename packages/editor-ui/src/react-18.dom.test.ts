import { createRequire } from 'node:module'
import { runWithReact18 } from '../../../tooling/react-18.ts'

const require = createRequire(import.meta.url)

await runWithReact18(import.meta.dirname, {
  react: require.resolve('react-18/package.json'),
  'react-dom': require.resolve('react-dom-18/package.json'),
})
