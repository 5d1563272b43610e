import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BagIcon, CloseIcon, TickIcon } from './icon.react.tsx'
import { bagPaths, closePath, tickPath } from './icon.ts'

test.each<[string, () => ReactNode, readonly string[]]>([
  ['shopping bag', BagIcon, bagPaths],
  ['cross', CloseIcon, [closePath]],
  ['tick', TickIcon, [tickPath]],
])('a %s looks the same in React as in a page without it', (_, Icon, paths) => {
  const drawn = renderToStaticMarkup(createElement(Icon))
  expect([...drawn.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)).toEqual(paths)
})
