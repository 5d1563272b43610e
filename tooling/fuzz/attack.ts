import { writeFileSync } from 'node:fs'
import { targets } from './targets.ts'

// Attacks one target: `attack.ts NAME SEED SECONDS REPORT`. The outcome is written into the file REPORT.

const [, , name, seed = '', seconds = '', report = ''] = process.argv
const target = targets.find((each) => each.name === name)
if (!target) throw new Error(`There is no target ${name ?? ''}.`)
writeFileSync(report, JSON.stringify(await target.search(Number(seed), Number(seconds))))
