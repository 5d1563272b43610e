// Attacks the engine with many inputs: `tsx packages/template-engine/test/fuzz.ts 1000000 [seed]`.
import fc from 'fast-check'
import { attack, hostileData, hostileTemplate } from './hostile.ts'

const [, , runs = '100000', seed] = process.argv
const slowest = { ms: 0, template: '' }
const began = Date.now()

const property = fc.property(hostileTemplate, hostileData, (template, data) => {
  const before = performance.now()
  const problem = attack(template, data)
  const ms = performance.now() - before
  if (ms > slowest.ms) Object.assign(slowest, { ms, template })
  if (problem !== undefined) throw new Error(problem)
})
const result = fc.check(property, {
  numRuns: Number(runs),
  seed: seed === undefined ? Date.now() : Number(seed),
  maxSkipsPerRun: 0,
})

console.warn(
  `${result.numRuns} inputs in ${Math.round((Date.now() - began) / 1000)} s, seed ${result.seed}, slowest ${slowest.ms.toFixed(1)} ms: ${JSON.stringify(slowest.template)}`,
)
if (result.failed) {
  console.error(fc.defaultReportMessage(result))
  process.exitCode = 1
}
