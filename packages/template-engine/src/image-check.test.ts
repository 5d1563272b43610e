import { expect, test } from 'vitest'
import { checkImage, type ImageRequest } from './image-check.ts'

const image: ImageRequest = { loader: 'sqs', src: '/a.jpg', sizes: '100vw' }
const found = (request: ImageRequest): string[] =>
  checkImage(request).map(({ kind, field }) => `${kind} ${field}`)

// spec: TPL-095 TPL-096 TPL-097 TPL-098 TPL-099
test.each<[ImageRequest, string[]]>([
  [image, []],
  [{ ...image, width: 100, height: 1, priority: 'high' }, []],
  [{ ...image, width: 0, height: -1 }, ['not-positive width', 'not-positive height']],
  [{ ...image, width: 1.5, height: '10' }, ['not-positive width', 'not-positive height']],
  [{ ...image, priority: 'low' }, []],
  [{ ...image, priority: 'middle' }, ['not-allowed priority']],
  [{ loader: 'raw', src: '/a.jpg' }, []],
  [{ loader: 'vimeo', src: '/a', format: 'webp' }, []],
  [{ loader: 'youtube', videoId: 'v', format: 'jpg' }, []],
  [{ ...image, loader: 'other' }, ['not-allowed loader']],
  [{ loader: 'vimeo', src: '/a', format: 'png' }, ['not-allowed format']],
  [{ ...image, format: 'jpg' }, ['only-for-video format']],
  [{ loader: 'youtube', src: '/a' }, ['missing videoId']],
  [{ loader: 'raw' }, ['missing src']],
  [{ src: '/a.jpg' }, []],
  [{ loader: 'sqs', src: '/a.jpg' }, ['missing sizes']],
])('%j has the problems %j', (request, problems) => {
  expect(found(request)).toEqual(problems)
})
