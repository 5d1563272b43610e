import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { run } from '../run.ts'

const node = (script: string) => [process.execPath, ['--eval', script]] as const

test('keeps what a command prints, and how it ended', async () => {
  const outcome = await run(...node("console.log('one'); console.error('two'); process.exit(3)"))
  expect(outcome).toMatchObject({ code: 3, isSilent: false })
  expect(outcome.output).toContain('one')
  expect(outcome.output).toContain('two')
})

test.skipIf(process.platform === 'win32')(
  'ends a command that stands still, and what it has started',
  async () => {
    const child =
      "require('node:child_process').spawn(process.execPath, ['--eval', 'setInterval(() => {}, 9)'])"
    const script = `console.log('child', ${child}.pid); setInterval(() => {}, 1000)`
    const { code, output, isSilent } = await run(...node(script), { silenceMs: 1500 })
    expect({ code, isSilent }).toEqual({ code: 1, isSilent: true })
    const pid = Number(/child (\d+)/.exec(output)?.[1])
    await expect.poll(() => isAlive(pid)).toBe(false)
  },
)

/** True if a process runs. A process that has ended and was not waited for yet does not run. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return /^[^Z]/.test(stdout.trim())
}
