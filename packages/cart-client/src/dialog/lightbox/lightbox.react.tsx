'use client'

import { withDefaults } from '@sitewright/machine'
import { useIsomorphicLayoutEffect } from '@sitewright/machine/react'
import { showModal } from '@sitewright/site/dom'
import { useEffect, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useCartClient } from '../../provider/cart-provider.react.tsx'
import { CloseIcon } from '../../part/icon.react.tsx'
import { connectLightbox, lightboxModal } from './lightbox.connect.ts'
import type { LightboxState } from './lightbox.machine.ts'
import { useLightbox } from './use-lightbox.react.ts'

/** Props of `Lightbox`: those of a `<dialog>`, and its state. */
export interface LightboxProps extends Omit<
  ComponentPropsWithoutRef<'dialog'>,
  'open' | 'onClose' | 'title'
> {
  /** Shows the lightbox. */
  readonly isOpen: boolean
  /** Is called when the shopper wants it closed. */
  readonly onClose: () => void
  /** Title above the content, and name of the dialog. */
  readonly title: ReactNode
  /**
   * Lets the Escape key, a press outside and the cross close it.
   *
   * @default true
   */
  readonly isCancellable?: boolean | undefined
}

/**
 * A lightbox over the page, with a form or anything else in it. Its content lives only while it is open.
 *
 * @example
 * ```tsx
 * export function Sizes() {
 *   const [isOpen, setOpen] = useState(false)
 *   return (
 *     <>
 *       <button onClick={() => setOpen(true)}>Sizes</button>
 *       <Lightbox isOpen={isOpen} onClose={() => setOpen(false)} title="Sizes" />
 *     </>
 *   )
 * }
 * ```
 */
export function Lightbox({ isOpen, ...props }: LightboxProps): ReactNode {
  const state = useLightbox(isOpen)
  return state === 'closed' ? null : <OpenLightbox state={state} {...props} />
}

interface OpenLightboxProps extends Omit<LightboxProps, 'isOpen'> {
  readonly state: LightboxState
}

function OpenLightbox({
  state,
  onClose,
  title,
  isCancellable = true,
  children,
  ...props
}: OpenLightboxProps) {
  const { messages } = useCartClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const latest = useRef({ onClose, isCancellable })
  const titleId = useId()
  useEffect(() => {
    latest.current = { onClose, isCancellable }
  })
  // Before the dialog is taken out of the page it is closed, or else the focus would be lost.
  useIsomorphicLayoutEffect(
    () =>
      dialog.current
        ? showModal(dialog.current, {
            ...lightboxModal,
            onClose: () => latest.current.onClose(),
            isCancellable: () => latest.current.isCancellable,
          })
        : undefined,
    [],
  )
  const attributes = connectLightbox({ state, titleId }, { close: onClose, messages })
  return (
    <dialog ref={dialog} {...withDefaults<object>(attributes.root, props)}>
      <div {...attributes.panel}>
        <h2 {...attributes.title}>{title}</h2>
        <div {...attributes.content}>{children}</div>
        {isCancellable && (
          <button {...attributes.close}>
            <CloseIcon />
          </button>
        )}
      </div>
    </dialog>
  )
}
