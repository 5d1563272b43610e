import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tool } from './check/workspace.ts'

// Run in a package's folder: writes its `dist` anew, so that nothing stays of a source file that is gone.
rmSync('dist', { recursive: true, force: true })
const { status, error } = spawnSync(tool('tsc'), ['-p', 'tsconfig.json'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (error) throw error
process.exitCode = status ?? 1
