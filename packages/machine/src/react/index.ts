export { useMachine, type UseMachineOptions } from './use-machine.ts'
