import type { Example, FromFrame, Look, ToFrame } from './example.ts'

// Runs in the frame, which is an origin of its own: it has neither cookies nor storage, and sees nothing of the page.

const tell = (message: FromFrame): void => parent.postMessage(message, '*')
function tellFailure(problem: unknown): void {
  tell({ kind: 'failed', message: problem instanceof Error ? problem.message : String(problem) })
}
addEventListener('error', ({ error, message }) => tellFailure(error ?? message))
addEventListener('unhandledrejection', ({ reason }) => tellFailure(reason))

// Cookies and storage throw in such a frame. These keep what parts store until the example runs again.

const jar = new Map<string, string>()
Object.defineProperty(document, 'cookie', {
  get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  set(text: string) {
    const [, name = '', value = ''] = /^\s*([^=;]*)=([^;]*)/.exec(text) ?? []
    if (/max-age=(0|-)/i.test(text)) jar.delete(name)
    else jar.set(name, value)
  },
})

for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map<string, string>()
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
  Object.defineProperty(globalThis, name, { value: storage })
}

function show({ isDark, isRightToLeft }: Look): void {
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
  document.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr'
}

const STYLES = /^\s*import\s*['"]([^'"]+\.css)['"];?/gm

/** Adds a style sheet of a package. */
function addStyle(name: string): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = `modules/${name}`
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(new Error(`There is no style sheet ${name}.`))
  })
}

/** Runs an example. Where it exports a component and draws nothing itself, the component is drawn. */
async function run({ code, page }: Example): Promise<void> {
  document.body.innerHTML = page
  try {
    await Promise.all([...code.matchAll(STYLES)].map(([, name = '']) => addStyle(name)))
    const file = new Blob([code.replace(STYLES, '')], { type: 'text/javascript' })
    const exported = (await import(URL.createObjectURL(file))) as Readonly<Record<string, unknown>>
    const component = Object.values(exported).find((value) => typeof value === 'function')
    const root = document.querySelector('#root')
    if (!component || !root || root.hasChildNodes()) return
    const [{ createElement }, { createRoot }] = await Promise.all([
      import('react'),
      import('react-dom/client'),
    ])
    createRoot(root).render(createElement(component as () => null))
  } catch (problem) {
    tellFailure(problem)
  }
}

addEventListener('message', ({ data, source }: MessageEvent<ToFrame>) => {
  if (source !== parent) return
  if (data.kind === 'look') show(data.look)
  else void run(data.example)
})
tell({ kind: 'ready' })
