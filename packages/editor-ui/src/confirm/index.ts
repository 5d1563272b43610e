export { confirm, type ConfirmOptions } from './confirm.dom.ts'
export { confirmDialog, type ConfirmEvent, type ConfirmState } from './confirm.machine.ts'
export { useConfirm } from './use-confirm.react.ts'
