import { testLeaving } from './leaving/matrix.ts'
import { form } from './leaving/subject.ts'

testLeaving(form)
