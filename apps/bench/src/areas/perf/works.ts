import type { Work } from '../../area.ts'

declare global {
  interface Window {
    /** Milliseconds of script until the library measures: its module runs, and it is started. */
    startMs?: number
  }
}

/** Time in which a library that has started does what it leaves for a quiet moment. */
const QUIET_MS = 200

interface Works {
  /** Waits for the paint after a press. */
  readonly press: Work<unknown, string>
  /** Puts that many rows into the page, each on its own, and removes them. */
  readonly inserted: Work<number, number>
}

/** Works of a page that is measured: the library is loaded and started before the first run. */
export const works = (start: () => Promise<unknown>): Works => ({
  press: () => {
    const started = timed(start)
    return async () => {
      await started
      await frame()
      return 'pressed'
    }
  },

  inserted: (count) => {
    const started = timed(start).then(() => pause(QUIET_MS))
    const list = document.body.appendChild(document.createElement('ul'))
    return async () => {
      await started
      for (let index = 0; index < count; index += 1) list.append(rowOf(index))
      await frame()
      const { length } = list.children
      list.replaceChildren()
      await frame()
      return length
    }
  },
})

async function timed(start: () => Promise<unknown>): Promise<void> {
  const begin = performance.now()
  await start()
  window.startMs = performance.now() - begin
}

const pause = (ms: number): Promise<void> => new Promise((then) => setTimeout(then, ms))

const frame = (): Promise<void> =>
  new Promise((then) => requestAnimationFrame(() => setTimeout(() => then())))

/** A row of a list, as a script makes it: four elements and two texts. */
function rowOf(index: number): HTMLElement {
  const row = document.createElement('li')
  const link = document.createElement('a')
  link.append(Object.assign(document.createElement('b'), { textContent: `Bowl ${index}` }))
  row.append(link, Object.assign(document.createElement('span'), { textContent: 'Three days, two firings.' }))
  return row
}
