/** How a shopper presses, and how far away the server is. */
export interface Presses {
  readonly count: number
  /** Between two presses; 0 presses all in one tick. */
  readonly apartMs: number
  readonly serverMs: number
}
