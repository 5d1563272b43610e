import { testServerMarkup } from '../../../tooling/server-markup.ts'
import { createEngine } from './index.ts'
import * as react from './react.ts'

const greeting = createEngine().compile<{ name: string }>('<b>Hello {name}</b>')

testServerMarkup([react], { Template: <react.Template template={greeting} data={{ name: 'Ann' }} /> })
