import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

/**
 * Tests that run the sources in a program of their own, where no mutant is active, weigh what is built of them, read them
 * as text, run them 16 million times, or import what the copy of a package lacks.
 */
const APART = [
  '{eager-size,queue-size,size}',
  '{edge,cli,vite,strict}',
  'page-cache',
  'style-sheets',
  'every-color',
  '{react-18.server,server-markup}',
]

/** Tests of one package in Node, for Stryker: `root` is its copy of the package. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@sitewright/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@sitewright/source', ...defaultServerConditions] } },
  test: {
    include: ['{test,src}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.{dom,browser}.test.{ts,tsx}', ...APART.map((name) => `**/${name}.test.{ts,tsx}`)],
    isolate: false,
    setupFiles: new URL('../node-setup.ts', import.meta.url).pathname,
    testTimeout: 120_000,
  },
})
