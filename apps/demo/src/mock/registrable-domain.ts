/**
 * Registrable domain of a host, in place of that of `tldts`, which MSW's cookie jar brings with it: a list of all public
 * suffixes, twice as large as the rest of the server. The page and its server have one host, which is no suffix.
 */
export const getDomain = (host: string): string => host
