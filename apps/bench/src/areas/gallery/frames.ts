/** Waits until what has changed is drawn. */
export const frames = (): Promise<void> =>
  new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())))
