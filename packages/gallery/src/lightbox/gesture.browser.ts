interface Point {
  readonly x: number
  readonly y: number
}

/** What a stage shows, and what becomes of a drag that has ended. */
interface Gestures {
  /** The picture in view. */
  readonly image: () => HTMLElement
  /** Dragged sideways: -1 towards the left, 1 towards the right. */
  readonly swipe: (way: number) => void
  /** Dragged downwards. */
  readonly pull: () => void
}

/** Where fingers move, magnify and drag a picture away. */
export interface Stage {
  readonly isZoomed: () => boolean
  /** Was the last press a drag? */
  readonly isDrag: () => boolean
  /** Magnifies by a factor; without one, magnifies or no longer. Keeps a point (px from the middle) where it is. */
  readonly zoom: (by?: number, x?: number, y?: number) => void
  readonly pan: (x: number, y: number) => void
}

const MOST = 5
const TAP = 2.5
/** Px up to which a press is no drag. */
const STILL = 8

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Swipe, pull, pinch, pan, double tap and ctrl-wheel in a frame that does not move, of a stage that does. */
export function createStage(frame: HTMLElement, stage: HTMLElement, { image, swipe, pull }: Gestures): Stage {
  const fingers = new Map<number, Point>()
  let scale = 1
  let x = 0
  let y = 0
  let isDrag = false

  const isZoomed = (): boolean => scale > 1

  function move(toX: number, toY: number): void {
    const { offsetWidth, offsetHeight } = image()
    // The picture's edges stay outside of the stage's, or in its middle.
    const within = (to: number, size: number, room: number): number => {
      const most = Math.max(0, (size * scale - room) / 2)
      return isZoomed() ? Math.min(most, Math.max(-most, to)) : to
    }
    x = within(toX, offsetWidth, stage.clientWidth)
    y = within(toY, offsetHeight, stage.clientHeight)
    stage.style.transform = `translate(${x}px,${y}px) scale(${scale})`
    frame.toggleAttribute('data-zoomed', isZoomed())
  }

  function zoom(by = isZoomed() ? 0 : TAP, atX = 0, atY = 0): void {
    const before = scale
    scale = Math.min(MOST, Math.max(1, scale * by))
    const grown = scale / before
    if (isZoomed()) move(atX + (x - atX) * grown, atY + (y - atY) * grown)
    else move(0, 0)
  }

  const zoomAt = (at: Point, by?: number): void =>
    zoom(by, at.x - stage.clientWidth / 2, at.y - stage.clientHeight / 2)

  function lift({ type, pointerId }: PointerEvent): void {
    if (!fingers.delete(pointerId) || isZoomed()) return
    const [wasX, wasY] = [x, y]
    move(0, 0)
    if (type === 'pointercancel') return
    if (Math.abs(wasX) > stage.clientWidth / 8) swipe(Math.sign(wasX))
    if (wasY > stage.clientHeight / 8) pull()
  }

  stage.onpointerdown = (event) => {
    isDrag = fingers.size > 0
    fingers.set(event.pointerId, event)
  }
  frame.onpointermove = (event) => {
    const { pointerId } = event
    const last = fingers.get(pointerId)
    // The button may have been let go of outside of the window.
    if (!event.buttons) lift(event)
    if (!last || !event.buttons) return
    fingers.delete(pointerId)
    const [other] = fingers.values()
    const [toX, toY] = [x + event.x - last.x, y + event.y - last.y]
    fingers.set(pointerId, event)
    if (other)
      zoomAt({ x: (event.x + other.x) / 2, y: (event.y + other.y) / 2 }, far(event, other) / far(last, other))
    else if (isZoomed()) move(toX, toY)
    // A drag keeps the way it began.
    else if (Math.abs(toX) < Math.abs(toY)) move(0, toY)
    else move(toX, 0)
    isDrag ||= Math.hypot(x, y) > STILL
  }
  frame.onpointerup = frame.onpointercancel = lift
  stage.ondblclick = (event) => zoomAt(event)
  frame.onwheel = (event) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoomAt(event, Math.exp(-event.deltaY / 100))
  }

  return { isZoomed, isDrag: () => isDrag, zoom, pan: (byX, byY) => move(x + byX, y + byY) }
}
