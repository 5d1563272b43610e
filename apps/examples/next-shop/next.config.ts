import type { NextConfig } from 'next'

// A lockfile in a folder above this one is not this project's.
const config: NextConfig = { turbopack: { root: import.meta.dirname } }

export default config
