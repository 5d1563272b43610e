// Runs in the page that shows stories: drives Storybook's preview through its channel.
// https://storybook.js.org/docs/addons/addons-api
import { createHold } from './hold.ts'
import { settle } from './settle.ts'
import { beginAnew } from './steady.ts'

interface Channel {
  on(event: string, listener: (payload: never) => void): void
  off(event: string, listener: (payload: never) => void): void
  emit(event: string, payload: unknown): void
}

interface PreparedStory {
  /** Steps of the story. */
  playFunction?: unknown
  readonly parameters: { readonly visual?: { readonly skip?: string } }
  readonly storyGlobals: Readonly<Record<string, unknown>>
}

interface StorybookPreview {
  ready(): Promise<void>
  readonly storyStoreValue: {
    loadStory(query: { readonly storyId: string }): Promise<PreparedStory>
  }
}

/** What a story asks of the tool. */
export interface Wishes {
  /** Reason why no picture is compared. It is not shown then. */
  readonly skip?: string | undefined
  /** True if it chooses its own theme or direction. */
  readonly isPinned: boolean
  /** True if it is to be shown in forced colours. */
  readonly isForced: boolean
}

const preview = (): StorybookPreview =>
  (globalThis as unknown as { __STORYBOOK_PREVIEW__: StorybookPreview }).__STORYBOOK_PREVIEW__

const channel = (): Channel =>
  (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__

/**
 * Checks no accessibility and draws no machine: tests and pages do. An address without a story cannot ask for it, and not for
 * the language of its texts alone.
 */
async function prepare(language: string): Promise<void> {
  await preview().ready()
  channel().emit('updateGlobals', { globals: { a11y: { manual: true }, drawing: 'hidden', language } })
}

/** Time that a play function may take on a busy machine. */
const PATIENCE_MS = 90_000

/** Emits an event, and waits until the story is shown and its play function has ended. Resolves with what it threw. */
function finish(storyId: string, event: string, payload: unknown): Promise<string | undefined> {
  return new Promise((resolve) => {
    let problem: string | undefined
    const keepProblem = ({ message }: Error): void => {
      problem ??= message
    }
    const end = (finished: { readonly storyId: string }): void => {
      if (finished.storyId !== storyId) return
      clearTimeout(timer)
      channel().off('storyFinished', end)
      for (const name of failures) channel().off(name, keepProblem)
      resolve(problem)
    }
    const failures = ['playFunctionThrewException', 'storyThrewException']
    for (const name of failures) channel().on(name, keepProblem)
    channel().on('storyFinished', end)
    const timer = setTimeout(() => {
      problem ??= 'its play function does not end'
      end({ storyId })
    }, PATIENCE_MS)
    channel().emit(event, payload)
  })
}

/** True if the document has another theme or direction than its story asked for. */
let isDressed = false

/** Gives the story that is shown another theme or direction. */
function dress(theme: 'light' | 'dark', direction: 'ltr' | 'rtl'): void {
  document.documentElement.dataset.theme = theme
  document.documentElement.dir = direction
  isDressed = true
}

/** Makes the page as new for a story: forgets what the one before has stored. */
function begin(storyId: string): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`
  if (isDressed) dress('light', 'ltr')
  isDressed = false
  scrollTo(0, 0)
  beginAnew(storyId)
}

const later = createHold(globalThis)

/** Reads what a story asks for, before it is shown. */
async function read(storyId: string): Promise<Wishes> {
  await later.release()
  const { parameters, storyGlobals } = await preview().storyStoreValue.loadStory({ storyId })
  return {
    skip: parameters.visual?.skip,
    isPinned: 'theme' in storyGlobals || 'direction' in storyGlobals,
    isForced: storyGlobals.theme === 'forced',
  }
}

/** Shows a story as it begins: its steps look for English texts. Resolves with the message of one that broke. */
async function openWithoutSteps(storyId: string): Promise<string | undefined> {
  await later.release()
  const story = await preview().storyStoreValue.loadStory({ storyId })
  // Storybook keeps the story that it has loaded.
  delete story.playFunction
  return open(storyId)
}

/**
 * Shows a story in its own looks, waits until its play function has ended, and holds it as it is then. Resolves with the
 * message of a play function that failed.
 */
async function open(storyId: string): Promise<string | undefined> {
  begin(storyId)
  const problem = await finish(storyId, 'setCurrentStory', { storyId, viewMode: 'story' })
  later.hold()
  return problem
}

const driver = { prepare, read, open, openWithoutSteps, settle, dress }

declare global {
  var visual: typeof driver
}

globalThis.visual = driver
