export { cartPath, isPillPage, pillState, type PillPage, type PillState } from './pill.ts'
export { connectPill, type PillAttributes } from './pill.connect.ts'
export { addPill } from './pill.dom.ts'
