const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))

/** True if a picture is loaded for what is shot: a lazy one beside the window may never be. */
function isNear(image: HTMLImageElement): boolean {
  if (image.loading !== 'lazy') return true
  const { top, left, right } = image.getBoundingClientRect()
  return image.checkVisibility() && top < innerHeight && right > 0 && left < innerWidth
}

/** Ends what scripts animate. What repeats for ever is held at its beginning. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    // One that follows scrolling is where it belongs.
    if (animation.timeline !== document.timeline || animation.playbackRate <= 0) continue
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity
    if (!isEndless) animation.finish()
    else {
      animation.pause()
      animation.currentTime = 0
    }
  }
}

/** Waits for fonts, pictures and layout. Resolves with the height of the document. */
export async function settle(): Promise<number> {
  await document.fonts.ready
  // A picture that fails to load is shown as such.
  const pictures = [...document.images].filter(isNear).map((image) => image.decode().catch(() => undefined))
  await Promise.all(pictures)
  endAnimations()
  await frame()
  await frame()
  return document.documentElement.scrollHeight
}
