export { useMachine, type UseMachineOptions } from './machine/machine.react.ts'
export { useStore } from './store/store.react.ts'
