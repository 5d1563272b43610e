import { afterEach, vi } from 'vitest'

// Files share their modules and globals: the last test of one hands none of its stubs to the next.
afterEach(() => {
  vi.unstubAllGlobals()
})
