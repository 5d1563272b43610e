export { confirm, type ConfirmOptions } from './confirm.dom.ts'
export { useConfirm } from './use-confirm.react.ts'
