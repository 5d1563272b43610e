// Turbo without telemetry, which it can be told in its environment only.
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('turbo', process.argv.slice(2), {
  stdio: 'inherit',
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
