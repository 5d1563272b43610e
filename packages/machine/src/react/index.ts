export { useMachine, type UseMachineOptions } from './use-machine.ts'
export { useStore } from './use-store.ts'
