/** Checks whether a host answers the calls of this page: it marks the documents that it serves. Else a server in the page does. */
export const isAnsweredByHost = (): boolean => document.documentElement.dataset.server === 'host'
