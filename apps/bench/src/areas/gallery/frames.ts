/** Waits until what has changed is drawn. */
export const frames = (): Promise<void> =>
  new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())))

/** Waits until all that a change leads to is done. */
export const rest = (): Promise<void> => new Promise((then) => setTimeout(then, 160))
