export { useLatest } from './latest.react.ts'
export { useMachine, type UseMachineOptions } from './machine/machine.react.ts'
export { useIsomorphicLayoutEffect, useStore } from './store/store.react.ts'
