interface Point {
  readonly x: number
  readonly y: number
}

interface GestureSettings {
  /** Picture in view. */
  readonly image: () => HTMLElement
  /** Is called after a drag sideways: with -1 to the left, with 1 to the right. */
  readonly swipe: (direction: number) => void
  /** Is called after a drag downwards. */
  readonly pull: () => void
}

/** Magnified and dragged view of a picture. */
export interface Stage {
  readonly isZoomed: () => boolean
  /** Was the last press a drag? */
  readonly isDrag: () => boolean
  /** Magnifies by a factor, around a point (px from the middle). Without a factor it toggles the magnification. */
  readonly zoom: (factor?: number, x?: number, y?: number) => void
  readonly pan: (x: number, y: number) => void
  /** Shows the picture whole and in its place, and forgets the fingers on it. */
  readonly reset: () => void
}

const MAX_SCALE = 5
const DOUBLE_TAP_SCALE = 2.5
/** A press that moves no farther is not a drag. */
const TAP_SLOP_PX = 8
/** Share of the stage's size that a drag has to cover. */
const DRAG_SHARE = 1 / 8

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Handles swipe, pull, pinch, pan, double tap and ctrl-wheel on the fixed `frame`, and transforms `stage`. */
export function createStage(frame: HTMLElement, stage: HTMLElement, settings: GestureSettings): Stage {
  const { image, swipe, pull } = settings
  const pointers = new Map<number, Point>()
  let scale = 1
  let x = 0
  let y = 0
  let isDrag = false

  const isZoomed = (): boolean => scale > 1

  /** Keeps the edges of a magnified picture outside of the stage, and a smaller picture in its middle. */
  function limit(position: number, size: number, stageSize: number): number {
    if (!isZoomed()) return position
    const max = Math.max(0, (size * scale - stageSize) / 2)
    return Math.min(max, Math.max(-max, position))
  }

  function move(toX: number, toY: number): void {
    const { offsetWidth, offsetHeight } = image()
    x = limit(toX, offsetWidth, stage.clientWidth)
    y = limit(toY, offsetHeight, stage.clientHeight)
    stage.style.transform = `translate(${x}px,${y}px) scale(${scale})`
    frame.toggleAttribute('data-zoomed', isZoomed())
  }

  function zoom(factor = isZoomed() ? 0 : DOUBLE_TAP_SCALE, atX = 0, atY = 0): void {
    const before = scale
    scale = Math.min(MAX_SCALE, Math.max(1, scale * factor))
    const growth = scale / before
    if (isZoomed()) move(atX + (x - atX) * growth, atY + (y - atY) * growth)
    else move(0, 0)
  }
  function zoomAt(at: Point, factor?: number): void {
    zoom(factor, at.x - stage.clientWidth / 2, at.y - stage.clientHeight / 2)
  }

  function release({ type, pointerId }: PointerEvent): void {
    if (!pointers.delete(pointerId) || isZoomed()) return
    const [draggedX, draggedY] = [x, y]
    move(0, 0)
    if (type === 'pointercancel') return
    if (Math.abs(draggedX) > stage.clientWidth * DRAG_SHARE) swipe(Math.sign(draggedX))
    if (draggedY > stage.clientHeight * DRAG_SHARE) pull()
  }

  function drag(from: Point, to: Point): void {
    const [toX, toY] = [x + to.x - from.x, y + to.y - from.y]
    if (isZoomed()) move(toX, toY)
    // A picture that is not magnified is dragged along one axis, the one on which it has moved farther.
    else if (Math.abs(toX) < Math.abs(toY)) move(0, toY)
    else move(toX, 0)
  }
  function pinch(from: Point, to: Point, other: Point): void {
    const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }
    zoomAt(middle, distance(to, other) / distance(from, other))
  }

  stage.onpointerdown = (event) => {
    isDrag = pointers.size > 0
    pointers.set(event.pointerId, event)
  }
  frame.onpointermove = (event) => {
    const { pointerId } = event
    const last = pointers.get(pointerId)
    // The button may have been released outside of the window.
    if (!event.buttons) release(event)
    if (!last || !event.buttons) return
    pointers.delete(pointerId)
    const [other] = pointers.values()
    pointers.set(pointerId, event)
    if (other) pinch(last, event, other)
    else drag(last, event)
    isDrag ||= Math.hypot(x, y) > TAP_SLOP_PX
  }
  frame.onpointerup = frame.onpointercancel = release
  stage.ondblclick = (event) => zoomAt(event)
  frame.onwheel = (event) => {
    // Browsers report a pinch on a trackpad as a wheel with `ctrlKey`: https://www.w3.org/TR/uievents/#events-wheelevents
    if (!event.ctrlKey) return
    event.preventDefault()
    zoomAt(event, Math.exp(-event.deltaY / 100))
  }

  return {
    isZoomed,
    isDrag: () => isDrag,
    zoom,
    pan: (byX, byY) => move(x + byX, y + byY),
    reset: () => {
      pointers.clear()
      zoom(0)
    },
  }
}
