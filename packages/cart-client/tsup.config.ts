import { library } from '../../tooling/tsup.ts'

export default library()
