import { Story } from '@storybook/addon-docs/blocks'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { NamedElement } from './guide.ts'
import { type Look, lookAt } from './look.ts'

/** A story as Storybook keeps it. */
export type StoryExport = object

/** Calls back when a document has come to rest, and after each change. */
function watch(root: Element, onStill: () => void): () => void {
  let timer = 0
  const later = (): void => {
    clearTimeout(timer)
    timer = window.setTimeout(onStill, 200)
  }
  const changes = new MutationObserver(later)
  changes.observe(root, { childList: true, subtree: true, attributes: true })
  const sizes = new ResizeObserver(later)
  sizes.observe(root)
  later()
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    sizes.disconnect()
  }
}

interface AnatomyProps {
  readonly id: string
  /** Name of the story. */
  readonly name: string
  readonly of: StoryExport
  readonly anatomy: readonly NamedElement[]
  readonly onLook: (look: Look) => void
}

/** A story whose elements are numbered where they stand. What can be seen only after its steps is shown on request, in a frame. */
export function Anatomy({ id, name, of, anatomy, onLook }: AnatomyProps): ReactNode {
  const [look, setLook] = useState<Look>()
  const [areShown, setAreShown] = useState(true)
  const [isFramed, setIsFramed] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const follow = useCallback(
    (root: Element | null | undefined): void => {
      stop.current?.()
      if (!root) return
      let last = ''
      stop.current = watch(root, () => {
        const seen = lookAt(root, anatomy)
        const text = JSON.stringify(seen)
        if (text === last) return
        last = text
        setLook(seen)
        onLook(seen)
      })
    },
    [anatomy, onLook],
  )
  const isPart = look !== undefined && look.places.length < anatomy.length
  return (
    <>
      <div className="anatomy">
        {isFramed ? (
          <iframe
            title={`${name}, after its steps`}
            src={`./iframe.html?id=${id}&viewMode=story&globals=drawing:hidden`}
            onLoad={({ currentTarget }) => follow(currentTarget.contentDocument?.body)}
          />
        ) : (
          <div ref={follow} className="anatomy-story">
            <Story of={of} />
          </div>
        )}
        {areShown && (
          <div className="anatomy-numbers" aria-hidden="true">
            {look?.places.map(({ number, left, top }) => (
              <span key={number} style={{ left, top }}>
                {number}
              </span>
            ))}
          </div>
        )}
      </div>
      <p className="anatomy-choices">
        <label>
          <input type="checkbox" checked={areShown} onChange={({ target }) => setAreShown(target.checked)} />{' '}
          Show the numbers
        </label>
        {isPart && !isFramed && (
          <button type="button" onClick={() => setIsFramed(true)}>
            Show it after its steps, with all numbers
          </button>
        )}
      </p>
    </>
  )
}
