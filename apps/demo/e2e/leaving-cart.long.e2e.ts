import { testLeaving } from './leaving/matrix.ts'
import { cart } from './leaving/subject.ts'

testLeaving(cart)
