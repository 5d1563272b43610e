import type { PeerSizes } from '../../area.ts'

const sizes: PeerSizes = {
  package: 'machine',
  peers: [
    { name: 'xstate', code: "export { createActor, createMachine } from 'xstate'" },
    { name: 'robot3', code: "export { createMachine, interpret, state, transition } from 'robot3'" },
  ],
}

export default sizes
