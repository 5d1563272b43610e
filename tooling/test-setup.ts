import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// No test is about time: a busy machine may take as long as it needs.
const timeout = 15_000
configure({ asyncUtilTimeout: timeout })
const { waitFor } = vi
vi.waitFor = (callback, options = timeout) => waitFor(callback, options)

afterEach(cleanup)
