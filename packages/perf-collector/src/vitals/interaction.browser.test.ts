import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { createPerfCollector } from '../collector/collector.browser.ts'

/** Presses the mouse as a visitor does. Playwright's own press makes the browser name other targets. */
async function pressAt(x: number, y: number): Promise<void> {
  const session = cdp() as unknown as { send: (method: string, given: object) => Promise<unknown> }
  const frame = window.frameElement?.getBoundingClientRect()
  const place = { x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0), button: 'left', clickCount: 1 }
  for (const type of ['mousePressed', 'mouseReleased'])
    await session.send('Input.dispatchMouseEvent', { ...place, type })
}

/** Keeps the page busy, so that the browser reports a press. */
function block(): void {
  const end = performance.now() + 80
  while (performance.now() < end);
}

test('a press on the text of a button has the path of the button', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.id = 'text'
  button.textContent = 'Text from edge to edge'
  button.style.cssText = 'position: fixed; inset: 0 auto auto 0; padding: 0; border: 0; font: 30px monospace'
  button.addEventListener('click', block)
  const collector = createPerfCollector({ send: () => true })
  const stop = collector.start()
  onTestFinished(() => {
    stop()
    button.remove()
  })
  await pressAt(25, 15)
  await expect.poll(() => collector.snapshot().slowestInteractions.length).toBe(1)
  expect(collector.snapshot().slowestInteractions[0]?.elementPath).toBe('#text')
})
