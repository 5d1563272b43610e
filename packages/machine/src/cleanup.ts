/** Cancels a call or a subscription. Calling it twice, or too late, does nothing. */
export type Cleanup = () => void
