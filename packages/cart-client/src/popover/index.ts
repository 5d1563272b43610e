export { createPopover, type Popover, type PopoverSnapshot } from './popover.browser.ts'
export { connectPopover, type PopoverApi, type PopoverAttributes } from './popover.connect.ts'
export { floatPopover, type FloatOptions } from './float.dom.ts'
export { addPopover } from './popover.dom.ts'
