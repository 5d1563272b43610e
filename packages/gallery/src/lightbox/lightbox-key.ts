const ZOOM_FACTOR = 1.5
const PAN_STEP_PX = 80

/** Factor by which a key magnifies the picture: 0 shows it whole. `undefined` for other keys. */
export function zoomForKey(key: string): number | undefined {
  switch (key) {
    // `=` is the key of `+` without Shift.
    case '+':
    case '=':
      return ZOOM_FACTOR
    case '-':
      return 1 / ZOOM_FACTOR
    case '0':
      return 0
    default:
      return undefined
  }
}

/** Distance (px) by which a key moves a magnified picture, opposite to the arrow. `undefined` for other keys. */
export function panForKey(key: string): readonly [x: number, y: number] | undefined {
  switch (key) {
    case 'ArrowLeft':
      return [PAN_STEP_PX, 0]
    case 'ArrowRight':
      return [-PAN_STEP_PX, 0]
    case 'ArrowUp':
      return [0, PAN_STEP_PX]
    case 'ArrowDown':
      return [0, -PAN_STEP_PX]
    default:
      return undefined
  }
}
