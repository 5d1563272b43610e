import { expect, test } from 'vitest'
import { isSupportedVideo, videoOf } from './video.ts'

// spec: EDT-056
test.each([
  [{ provider_name: 'Vimeo', account_type: 'basic' }, false],
  [{ provider_name: 'vimeo', account_type: 'Basic' }, false],
  [{ provider_name: 'Vimeo', account_type: 'pro' }, true],
  [{ provider_name: 'Vimeo' }, true],
  [{ provider_name: 'YouTube', account_type: 'basic' }, true],
  [{ account_type: 'basic' }, true],
])('the video %j can be shared: %s', (video, isSupported) => {
  expect(isSupportedVideo(video)).toBe(isSupported)
})

test.each([['<html>'], [null], [3], [[]]])('the answer %j is no video', (answer) => {
  expect(videoOf(answer)).toBeUndefined()
})

test('a video may have a provider and an account that are no texts', () => {
  const video = { provider_name: 3, account_type: {} }
  expect(videoOf(video)).toBe(video)
  expect(isSupportedVideo(video as never)).toBe(true)
})
