import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Pixels from its end within which a list is followed as it grows. */
const NEAR_PX = 8

/**
 * Keeps the end of a list in view while the list grows, unless the reader has scrolled away from it. What is added below
 * moves no row that is being read.
 */
export function useEnd<Element extends HTMLElement>(length: number): RefObject<Element | null> {
  const list = useRef<Element>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    const element = list.current
    const follow = () => {
      if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX
    }
    element?.addEventListener('scroll', follow)
    return () => element?.removeEventListener('scroll', follow)
  }, [])
  useLayoutEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight
  }, [length])
  return list
}
