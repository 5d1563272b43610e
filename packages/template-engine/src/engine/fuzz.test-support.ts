// Attacks the engine with many inputs: `tsx packages/template-engine/src/engine/fuzz.test-support.ts 1000000 [seed]`.
import fc from 'fast-check'
import { attack, hostileData, hostileTemplate } from './hostile.test-support.ts'

const [, , runs = '100000', seed] = process.argv
const slowest = { ms: 0, run: 0, template: '' }
let run = 0
const began = Date.now()

/** Milliseconds of CPU time: what else the machine does is no fault of the input. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const property = fc.property(hostileTemplate, hostileData, (template, data) => {
  run++
  const before = spent()
  const problem = attack(template, data)
  const ms = spent() - before
  if (ms > slowest.ms) Object.assign(slowest, { ms, run, template })
  if (problem !== undefined) throw new Error(problem)
})
const result = fc.check(property, {
  numRuns: Number(runs),
  seed: seed === undefined ? Date.now() : Number(seed),
  maxSkipsPerRun: 0,
})

const seconds = Math.round((Date.now() - began) / 1000)
console.warn(`${result.numRuns} inputs in ${seconds} s, seed ${result.seed}`)
console.warn(
  `slowest: ${slowest.ms.toFixed(1)} ms for run ${slowest.run}, ${JSON.stringify(slowest.template)}`,
)
if (result.failed) {
  console.error(fc.defaultReportMessage(result))
  process.exitCode = 1
}
