import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { VideoField, type VideoFieldProps } from './video-field.react.tsx'
import type { VideoInfo } from './video.ts'

const vimeo = (account: string): VideoInfo => ({ provider_name: 'Vimeo', account_type: account })

function show(resolve: VideoFieldProps['resolve']) {
  const onResolve = vi.fn<(video: VideoInfo) => void>()
  function Page() {
    const [value, setValue] = useState('')
    return <VideoField value={value} onChange={setValue} resolve={resolve} onResolve={onResolve} />
  }
  render(<Page />)
  const enter = (value: string) => {
    fireEvent.change(screen.getByLabelText('Video URL'), { target: { value } })
    fireEvent.blur(screen.getByLabelText('Video URL'))
  }
  return { onResolve, enter }
}

// spec: EDT-056
test.each(['basic', 'Basic'])('refuses videos of a Vimeo account that is %s', async (account) => {
  const { enter, onResolve } = show(() => Promise.resolve(vimeo(account)))
  enter('https://vimeo.com/1')
  await screen.findByText(
    'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  )
  expect(onResolve).not.toHaveBeenCalled()
})

test.each([
  vimeo('pro'),
  { provider_name: 'YouTube', account_type: 'basic' },
  { html: '<iframe></iframe>' },
  { provider_name: 'Vimeo' },
])('takes the video %j', async (video) => {
  const { enter, onResolve } = show(() => Promise.resolve(video))
  enter('https://example.com/1')
  await waitFor(() => expect(onResolve).toHaveBeenCalledExactlyOnceWith(video))
})

test('looks a video up at Enter, and not at one that an input method takes', () => {
  const resolve = vi.fn<VideoFieldProps['resolve']>(() => new Promise(() => undefined))
  render(<VideoField defaultValue="https://vimeo.com/1" resolve={resolve} />)
  const field = screen.getByLabelText('Video URL')
  fireEvent.change(field, { target: { value: 'https://vimeo.com/2' } })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(resolve).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(resolve.mock.lastCall?.[0]).toBe('https://vimeo.com/2')
})

test('keeps an address that no caller controls', async () => {
  const onChange = vi.fn()
  const resolve = vi.fn<VideoFieldProps['resolve']>(() => Promise.resolve(vimeo('pro')))
  render(<VideoField defaultValue="https://vimeo.com/1" onChange={onChange} resolve={resolve} />)
  const field = screen.getByLabelText<HTMLInputElement>('Video URL')
  expect(field.value).toBe('https://vimeo.com/1')
  fireEvent.change(field, { target: { value: 'https://vimeo.com/2' } })
  fireEvent.blur(field)
  expect([field.value, onChange.mock.calls]).toEqual(['https://vimeo.com/2', [['https://vimeo.com/2']]])
  await waitFor(() => expect(resolve.mock.lastCall?.[0]).toBe('https://vimeo.com/2'))
})

// spec: EDT-084
test('says that there is no video at an address', async () => {
  const { enter } = show(() => Promise.resolve(undefined))
  enter('https://example.com')
  await screen.findByText('Unable to locate content')
})

// spec: EDT-074
test('a look-up that fails can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const resolve = vi.fn<VideoFieldProps['resolve']>().mockRejectedValueOnce(new Error('offline'))
  resolve.mockResolvedValue(vimeo('pro'))
  const { enter, onResolve } = show(resolve)
  enter('https://vimeo.com/1')
  await screen.findByText('Network error')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(onResolve).toHaveBeenCalledOnce())
  vi.restoreAllMocks()
})

test('the last address wins, in whatever order the answers arrive', async () => {
  const answers = new Map<string, (video: VideoInfo) => void>()
  const { enter, onResolve } = show((address) => new Promise((resolve) => answers.set(address, resolve)))
  enter('https://vimeo.com/old')
  enter('https://vimeo.com/new')
  answers.get('https://vimeo.com/new')?.({ provider_name: 'Vimeo', title: 'new' })
  answers.get('https://vimeo.com/old')?.({ provider_name: 'Vimeo', title: 'old' })
  await waitFor(() => expect(onResolve).toHaveBeenCalled())
  expect(onResolve.mock.calls.map(([{ title }]) => title)).not.toContain('old')
})

test('a video of an address that was emptied is not reported', async () => {
  const answers: ((video: VideoInfo) => void)[] = []
  const { enter, onResolve } = show(() => new Promise((resolve) => answers.push(resolve)))
  enter('https://youtu.be/1')
  enter('')
  answers[0]?.({ provider_name: 'YouTube' })
  enter('https://youtu.be/1')
  await waitFor(() => expect(answers).toHaveLength(2))
  expect(onResolve).not.toHaveBeenCalled()
  answers[1]?.({ provider_name: 'YouTube' })
  await waitFor(() => expect(onResolve).toHaveBeenCalledOnce())
})

test('says that an answer which is no video has no content', async () => {
  const { enter, onResolve } = show(() => Promise.resolve('<html>' as never))
  enter('https://example.com/1')
  await screen.findByText('Unable to locate content')
  expect(onResolve).not.toHaveBeenCalled()
})
