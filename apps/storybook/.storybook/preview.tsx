import type { Machine } from '@sitewright/machine'
import a11y from '@storybook/addon-a11y'
import docs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { lazy, type PropsWithChildren, Suspense, useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { FollowTheme } from '../src/block/follow-theme.tsx'
import { MachineDrawing } from '../src/block/machine-drawing.tsx'
import { StorySteps } from '../src/block/story-steps.tsx'
import '../src/guide.css'
import '../src/page.css'
import { applyOverrides } from '../src/token/override.ts'
import { Workbench } from '../src/token/workbench.tsx'
import { checkAnatomy } from './anatomy.ts'
import { checkOtherTheme } from './both-themes.ts'
import { documentControls } from './documented-controls.ts'
import { checkLanguage } from './language.ts'
import { isFromRight, languages, speak } from './speak.ts'
import { checkControls } from './typed-controls.ts'

// No story is about time: a busy machine may take as long as it needs.
configure({ asyncUtilTimeout: 15_000 })

const PartPage = lazy(() =>
  import('../src/guide/part-page.tsx').then(({ PartPage }) => ({ default: PartPage })),
)

/** Pages of parts are loaded where somebody reads one: stories by themselves do without. */
const Page = () => (
  <Suspense>
    <PartPage />
  </Suspense>
)

// For as long as the catalogue is open.
applyOverrides()

interface Look {
  readonly theme: 'light' | 'dark' | 'forced'
  readonly direction: 'ltr' | 'rtl'
  readonly language: string
  readonly text: 'usual' | 'large'
  readonly workbench: 'hidden' | 'shown'
  /** Drawing of the machine below a story. Pictures of stories go without: it takes longer than they do. */
  readonly drawing: 'hidden' | 'shown'
}

type Surroundings = PropsWithChildren<Pick<Look, 'theme' | 'direction' | 'text'>>

const isTest = '__vitest_browser__' in globalThis

/** A test looks at violations alone: axe need not gather what the panel shows beside them, nor load style sheets and media itself. */
const axeOptions = isTest ? { resultTypes: ['violations' as const], preload: false } : {}

/** Names of the stories that drew a machine first. */
const drawnBy = new Map<Machine<string, string>, string>()

/** Draws every time where people look, and once per file where stories run as tests: it takes longer than most stories do. */
function isDrawn(machine: Machine<string, string>, story: string): boolean {
  if (!isTest) return true
  if (!drawnBy.has(machine)) drawnBy.set(machine, story)
  return drawnBy.get(machine) === story
}

/** A story on its own. The toolbar's choices are on the document, where parts read them, too. */
function OnItsOwn({ theme, direction, text, children }: Surroundings) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.dir = direction
    document.documentElement.dataset.text = text
  }, [theme, direction, text])
  return children
}

/** A story among others on a page of documentation, which has its own theme. */
function OnAPage({ theme, direction, children }: Omit<Surroundings, 'text'>) {
  return (
    <div className="story-on-page" data-theme={theme} dir={direction}>
      {children}
    </div>
  )
}

export default definePreview({
  addons: [a11y(), docs()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    controls: { expanded: true },
    docs: { container: FollowTheme, page: Page },
    options: {
      storySort: { order: ['Sitewright', 'Foundations', 'Tokens', 'Compositions', '*', ['About']] },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'forced', title: 'Forced colours (approximation)', icon: 'contrast' },
        ],
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    language: {
      description: 'Language of the parts',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: languages,
      },
    },
    text: {
      description: 'Size of text',
      toolbar: {
        title: 'Text',
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: 'Text of usual size' },
          { value: 'large', title: 'Large text (200 %)' },
        ],
      },
    },
    workbench: {
      description: 'Token workbench below the story',
      toolbar: {
        title: 'Tokens',
        icon: 'paintbrush',
        items: [
          { value: 'hidden', title: 'Tokens hidden' },
          { value: 'shown', title: 'Tokens below the story' },
        ],
      },
    },
  },
  argTypesEnhancers: [documentControls],
  // Before a story sets up what it shows.
  loaders: [({ globals }) => speak((globals as unknown as Look).language)],
  afterEach: async (context) => {
    checkControls(context)
    checkLanguage()
    await checkAnatomy(context)
    await checkOtherTheme(context)
  },
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    language: 'en',
    text: 'usual',
    workbench: 'hidden',
    drawing: 'shown',
  },
  decorators: [
    (Story, { canvasElement, globals, id, parameters, playFunction, title, viewMode }) => {
      const look = globals as unknown as Look
      const Surroundings = viewMode === 'docs' ? OnAPage : OnItsOwn
      const machine = parameters.machine as Machine<string, string> | undefined
      // The page of a part draws the machine once, by itself.
      const isOnItsPage = canvasElement.closest('.guide') !== null
      return (
        <>
          <Surroundings
            theme={look.theme}
            direction={isFromRight(look.language) ? 'rtl' : look.direction}
            text={look.text}
          >
            <Story />
          </Surroundings>
          {playFunction && viewMode === 'docs' && <StorySteps id={id} />}
          {machine && !isOnItsPage && look.drawing === 'shown' && isDrawn(machine, id) && (
            <MachineDrawing machine={machine} />
          )}
          {look.workbench === 'shown' && viewMode === 'story' && <Workbench of={title.split('/')[0]} />}
        </>
      )
    },
  ],
})
