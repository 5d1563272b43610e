import { createFakeClock } from '@sitewright/machine/testing'
import { describe, expect, test, vi } from 'vitest'
import type { UploadRequest } from './upload-request.browser.ts'
import type { JobAnswer, UploadAnswer } from './upload.ts'
import { createUploads, type UploadsOptions } from './uploads.browser.ts'

interface Sent extends UploadRequest {
  readonly name: string
  readonly answer: (answer: UploadAnswer) => void
  readonly fail: (error: unknown) => void
}

const file = (name: string, type = 'image/png') => new File(['x'], name, { type })
const stored = (name: string) => ({ id: name, name })
const job: UploadAnswer = { kind: 'job', jobId: 'job-1' }

/** Uploads that settle when the test says so. */
function byHand(options: Partial<UploadsOptions> = {}) {
  const { clock, pass } = createFakeClock()
  const sent: Sent[] = []
  const onUploaded = vi.fn()
  const uploads = createUploads({
    upload: ({ name }, request) =>
      new Promise((answer, fail) => {
        sent.push({ ...request, name, answer, fail })
      }),
    onUploaded,
    report: () => {},
    clock,
    ...options,
  })
  const states = () => uploads.snapshot().map(({ state }) => state)
  const failures = () => uploads.snapshot().map(({ failure }) => failure)
  return { uploads, sent, onUploaded, states, failures, pass }
}

/** Uploads of which one was cancelled when all of it had been sent. */
function withdrawn(options: Partial<UploadsOptions> = {}) {
  const scene = byHand(options)
  scene.uploads.add([file('a.png')])
  scene.sent[0]!.onProgress(1)
  scene.uploads.cancel('upload-1')
  return scene
}

/** Uploads of which one is processed, with the answers to the questions about its job. */
async function processed(
  answers: readonly (JobAnswer | Error | undefined)[],
  options: Partial<UploadsOptions> = {},
) {
  const left = [...answers]
  const pollJob = vi.fn(() => {
    const answer = left.length > 1 ? left.shift() : left[0]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
  const scene = byHand({ pollJob, ...options })
  scene.uploads.add([file('a.png')])
  scene.sent[0]!.answer(job)
  await vi.waitFor(() => expect(pollJob).toHaveBeenCalled())
  /** Lets polls come due until the upload has ended. */
  const end = () =>
    vi.waitFor(() => {
      scene.pass(1000)
      expect(scene.states()).not.toContain('processing')
    })
  return { ...scene, pollJob, end }
}

describe('an upload', () => {
  // spec: EDT-032
  test('is sent, processed, and done', async () => {
    const { states, onUploaded, end } = await processed([
      { status: 'processing' },
      { status: 'done', file: stored('a.png') },
    ])
    expect(states()).toEqual(['processing'])
    await end()
    expect(states()).toEqual(['done'])
    expect(onUploaded).toHaveBeenCalledExactlyOnceWith(stored('a.png'), undefined)
  })

  test('is done without a job when the answer is the file', async () => {
    const { uploads, sent, states } = byHand()
    uploads.add([file('a.png')])
    sent[0]!.answer({ kind: 'file', file: stored('a.png') })
    await vi.waitFor(() => expect(states()).toEqual(['done']))
  })

  test('shows its progress, which never goes back', () => {
    const { uploads, sent } = byHand()
    uploads.add([file('a.png')])
    for (const share of [0.5, 0.25, NaN]) sent[0]!.onProgress(share)
    expect(uploads.snapshot()[0]?.progress).toBe(0.5)
    sent[0]!.onProgress(7)
    expect(uploads.snapshot()[0]?.progress).toBe(1)
  })

  test.each([
    ['fails when it is refused', new Error('507'), 'failed', 'upload'],
    ['fails when it is rejected with no error', 'no', 'failed', 'upload'],
    [
      'is incomplete when the network fails',
      new TypeError('Failed to fetch'),
      'incomplete',
      'upload-incomplete',
    ],
    [
      'is incomplete when it times out',
      new DOMException('', 'TimeoutError'),
      'incomplete',
      'upload-incomplete',
    ],
    [
      'is incomplete when XMLHttpRequest has no network',
      new DOMException('', 'NetworkError'),
      'incomplete',
      'upload-incomplete',
    ],
    [
      'is incomplete when its caller aborts it',
      new DOMException('', 'AbortError'),
      'incomplete',
      'upload-incomplete',
    ],
  ])('%s', async (_, error, state, failure) => {
    const { uploads, sent, states, failures } = byHand()
    uploads.add([file('a.png')])
    sent[0]!.fail(error)
    await vi.waitFor(() => expect(states()).toEqual([state]))
    expect(failures()).toEqual([failure])
  })

  test('is incomplete after a minute without progress', () => {
    const { uploads, sent, states, failures, pass } = byHand()
    uploads.add([file('a.png')])
    pass(59_000)
    sent[0]!.onProgress(0.5)
    pass(59_000)
    expect(states()).toEqual(['uploading'])
    pass(1000)
    expect(states()).toEqual(['incomplete'])
    expect(failures()).toEqual(['upload-incomplete'])
    expect(sent[0]!.signal.aborted).toBe(true)
  })

  test('has ten minutes until its first progress: fetch reports none', () => {
    const { uploads, states, pass } = byHand()
    uploads.add([file('a.png')])
    pass(599_000)
    expect(states()).toEqual(['uploading'])
    pass(1000)
    expect(states()).toEqual(['incomplete'])
  })

  test.each([job, { error: 'no' }, { kind: 'file', file: {} }, undefined])(
    'fails with an answer that leads nowhere: %j',
    async (answer) => {
      const { uploads, sent, states, failures } = byHand()
      uploads.add([file('a.png')])
      sent[0]!.answer(answer as UploadAnswer)
      await vi.waitFor(() => expect(states()).toEqual(['failed']))
      expect(failures()).toEqual(['upload'])
    },
  )

  test('fails when the request throws', async () => {
    const { uploads, states } = byHand({
      upload: () => {
        throw new Error('thrown')
      },
    })
    uploads.add([file('a.png')])
    await vi.waitFor(() => expect(states()).toEqual(['failed']))
  })

  test.each([
    ['fails when its job answers without data', undefined, 'failed', 'job-no-data'],
    ['fails when its job is done without a file', { status: 'done' }, 'failed', 'job-no-data'],
    ['fails when its job has a status that is none', { status: 'paused' }, 'failed', 'job-no-data'],
    ['fails when its job failed', { status: 'failed' }, 'failed', 'processing'],
    ['is cancelled when its job was', { status: 'cancelled' }, 'cancelled', 'cancelled'],
    [
      'is incomplete when its job cannot be asked three times',
      new Error('away'),
      'incomplete',
      'processing-incomplete',
    ],
  ] as const)('%s', async (_, answer, state, failure) => {
    const { states, failures, end } = await processed([answer as JobAnswer | Error | undefined])
    await end()
    expect(states()).toEqual([state])
    expect(failures()).toEqual([failure])
  })

  test('survives a question about its job that fails', async () => {
    const away = new Error('away')
    const { states, end } = await processed([
      away,
      away,
      { status: 'processing' },
      away,
      { status: 'done', file: stored('a.png') },
    ])
    await end()
    expect(states()).toEqual(['done'])
  })

  test('is incomplete when its job does not end', async () => {
    const { pollJob, failures, end } = await processed([{ status: 'processing' }], { maxPolls: 5 })
    await end()
    expect(pollJob).toHaveBeenCalledTimes(5)
    expect(failures()).toEqual(['processing-incomplete'])
  })

  test('is incomplete when a question about its job has no answer in a minute', async () => {
    const { uploads, sent, states, pass } = byHand({ pollJob: () => new Promise(() => {}) })
    uploads.add([file('a.png')])
    sent[0]!.answer(job)
    await vi.waitFor(() => expect(states()).toEqual(['processing']))
    pass(60_000)
    expect(states()).toEqual(['incomplete'])
  })

  test('can be cancelled, and its late answer is dropped', async () => {
    const { uploads, sent, states, failures, onUploaded } = byHand()
    uploads.add([file('a.png'), file('b.png')])
    uploads.cancel('upload-1')
    expect(sent[0]!.signal.aborted).toBe(true)
    expect(failures()[0]).toBe('cancelled')
    sent[0]!.answer({ kind: 'file', file: stored('a.png') })
    sent[1]!.answer({ kind: 'file', file: stored('b.png') })
    await vi.waitFor(() => expect(states()).toEqual(['cancelled', 'done']))
    expect(onUploaded).toHaveBeenCalledTimes(1)
  })

  test('that is cancelled when all of it has been sent is done if it is stored all the same', async () => {
    const { uploads, sent, states, onUploaded } = withdrawn()
    expect(states()).toEqual(['cancelling'])
    uploads.retry('upload-1')
    sent[0]!.answer({ kind: 'file', file: stored('a.png') })
    await vi.waitFor(() => expect(states()).toEqual(['done']))
    expect(onUploaded).toHaveBeenCalledExactlyOnceWith(stored('a.png'), undefined)
    expect(sent).toHaveLength(1)
  })

  test('that is cancelled when all of it has been sent is cancelled if it is not stored', async () => {
    const { sent, states, failures } = withdrawn()
    sent[0]!.fail(new Error('no'))
    await vi.waitFor(() => expect(states()).toEqual(['cancelled']))
    expect(failures()).toEqual(['cancelled'])
  })

  test('that waits for its last answer is cancelled at once by another press, and after a minute', () => {
    const again = withdrawn()
    again.uploads.cancel('upload-1')
    const stalled = withdrawn()
    stalled.pass(60_000)
    for (const { sent, states } of [again, stalled]) {
      expect(states()).toEqual(['cancelled'])
      expect(sent[0]!.signal.aborted).toBe(true)
    }
  })

  test('ends the job of a file that is cancelled', async () => {
    const cancelJob = vi.fn(() => Promise.reject(new Error('no')))
    const { uploads, states } = await processed([{ status: 'processing' }], { cancelJob })
    uploads.cancel('upload-1')
    expect(cancelJob).toHaveBeenCalledExactlyOnceWith('job-1', expect.any(AbortSignal))
    expect(states()).toEqual(['cancelled'])
  })

  test('ends the job that answers an upload after it was cancelled', async () => {
    const cancelJob = vi.fn(() => new Promise(() => {}))
    const { sent, states } = withdrawn({ cancelJob, pollJob: () => new Promise(() => {}) })
    sent[0]!.answer(job)
    await vi.waitFor(() => expect(states()).toEqual(['cancelled']))
    expect(cancelJob).toHaveBeenCalledOnce()
  })

  test('ends no job that the server has cancelled', async () => {
    const cancelJob = vi.fn(() => Promise.resolve())
    const { states, end } = await processed([{ status: 'cancelled' }], { cancelJob })
    await end()
    expect(states()).toEqual(['cancelled'])
    expect(cancelJob).not.toHaveBeenCalled()
  })

  test.each(['failed', 'incomplete', 'cancelled'] as const)(
    'is sent again after it was %s',
    async (state) => {
      const { uploads, sent, states, failures } = byHand()
      uploads.add([file('a.png')])
      sent[0]!.onProgress(0.9)
      if (state === 'cancelled') uploads.cancel('upload-1')
      else sent[0]!.fail(state === 'failed' ? new Error('no') : new TypeError('no'))
      await vi.waitFor(() => expect(states()).toEqual([state]))
      uploads.retry('upload-1')
      expect(uploads.snapshot()[0]).toMatchObject({ state: 'uploading', progress: 0, failure: undefined })
      sent[1]!.answer({ kind: 'file', file: stored('a.png') })
      await vi.waitFor(() => expect(states()).toEqual(['done']))
      expect(failures()).toEqual([undefined])
    },
  )
})

describe('uploads', () => {
  test('are three at once, and the others wait', async () => {
    const { uploads, sent, states } = byHand()
    uploads.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)))
    expect(states()).toEqual(['uploading', 'uploading', 'uploading', 'queued', 'queued'])
    sent[1]!.answer({ kind: 'file', file: stored('b') })
    await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']))
    uploads.cancel('upload-1')
    expect(states()).toEqual(['cancelled', 'done', 'uploading', 'uploading', 'uploading'])
  })

  test('send none that is not supported or too large, and cannot repeat it', () => {
    const { uploads, sent, failures } = byHand({ accept: 'image/*', maxBytes: 0 })
    uploads.add([file('a.exe', ''), file('b.png')])
    expect(failures()).toEqual(['unsupported', 'too-large'])
    uploads.retry('upload-1')
    expect(uploads.snapshot()[0]?.state).toBe('failed')
    expect(sent).toEqual([])
  })

  test('go on when one of them fails', async () => {
    const { uploads, sent, states } = byHand()
    uploads.add([file('a.png'), file('b.png')])
    sent[0]!.fail(new Error('no'))
    sent[1]!.answer({ kind: 'file', file: stored('b.png') })
    await vi.waitFor(() => expect(states()).toEqual(['failed', 'done']))
  })

  test('of one file keep only its last replacement', async () => {
    const { uploads, sent, states, onUploaded } = byHand()
    uploads.replace('cake', file('first.png'))
    uploads.replace('cake', file('second.png'))
    expect(sent[0]!.signal.aborted).toBe(true)
    sent[0]!.answer({ kind: 'file', file: stored('first') })
    sent[1]!.answer({ kind: 'file', file: stored('cake') })
    await vi.waitFor(() => expect(states()).toEqual(['done']))
    expect(onUploaded).toHaveBeenCalledExactlyOnceWith(stored('cake'), 'cake')
  })

  test('of one file end the job of an earlier replacement', async () => {
    const cancelJob = vi.fn(() => Promise.resolve())
    const { uploads, sent, states } = byHand({ pollJob: () => new Promise(() => {}), cancelJob })
    uploads.replace('cake', file('first.png'))
    sent[0]!.answer(job)
    await vi.waitFor(() => expect(states()).toEqual(['processing']))
    uploads.replace('cake', file('second.png'))
    expect(cancelJob).toHaveBeenCalledOnce()
    expect(states()).toEqual(['uploading'])
  })

  test('leave the list when they are dismissed, unless they are on their way', () => {
    const { uploads, states } = byHand()
    uploads.add([file('a.png'), file('b.png')])
    uploads.cancel('upload-1')
    uploads.dismiss('upload-1')
    uploads.dismiss('upload-2')
    expect(states()).toEqual(['uploading'])
  })

  test('are counted as long as a page that is left would lose them', async () => {
    const onUploadsChange = vi.fn()
    const { uploads, sent, states } = byHand({ concurrency: 1, onUploadsChange })
    const stop = uploads.start()
    uploads.add([file('a.png'), file('b.png'), file('c.png')])
    sent[0]!.onProgress(0.5)
    sent[0]!.answer({ kind: 'file', file: stored('a.png') })
    await vi.waitFor(() => expect(states()).toEqual(['done', 'uploading', 'queued']))
    uploads.cancel('upload-2')
    expect(onUploadsChange.mock.calls).toEqual([[3], [2], [1]])
    stop()
    expect(onUploadsChange).toHaveBeenLastCalledWith(0)
  })

  test('go on when the callback of their number throws, and report it', () => {
    const problem = new Error('count')
    const report = vi.fn()
    const onUploadsChange = () => {
      throw problem
    }
    const { uploads, states } = byHand({ concurrency: 1, onUploadsChange, report })
    const stop = uploads.start()
    uploads.add([file('a.png'), file('b.png')])
    expect(states()).toEqual(['uploading', 'queued'])
    stop()
    expect(states()).toEqual([])
    expect(report.mock.calls).toEqual([[problem], [problem]])
  })

  test('are aborted when they are stopped', () => {
    const { uploads, sent, states } = byHand({ concurrency: 1 })
    const stop = uploads.start()
    uploads.add([file('a.png'), file('b.png')])
    stop()
    expect(sent).toHaveLength(1)
    expect(sent[0]!.signal.aborted).toBe(true)
    expect(states()).toEqual([])
  })
})

test('settings that are null are left out', async () => {
  const none: unknown = {
    accept: null,
    maxBytes: null,
    concurrency: null,
    stallMs: null,
    maxPolls: null,
    pollMs: null,
  }
  const { uploads, sent, states, pass } = byHand(none as UploadsOptions)
  uploads.add([file('a.png')])
  pass(59_999)
  expect(sent.map(({ name }) => name)).toEqual(['a.png'])
  sent[0]?.answer({ kind: 'file', file: stored('a.png') })
  await vi.waitFor(() => expect(states()).toEqual(['done']))
})
