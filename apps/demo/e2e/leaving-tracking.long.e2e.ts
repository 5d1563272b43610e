import { testLeaving } from './leaving/matrix.ts'
import { tracking } from './leaving/subject.ts'

testLeaving(tracking)
