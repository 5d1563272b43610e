import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Next leaves JSX as it is in tsconfig.json; the tests compile it.
  oxc: { jsx: { runtime: 'automatic' } },
  test: { environment: 'happy-dom' },
})
