/**
 * First part of the addresses of a gallery's pictures: `#pictures/` for the id `pictures`. A surrogate on its own, as of
 * text that was cut, has no address: `encodeURI` throws.
 */
export const linkPrefix = (id: string): string => `#${encodeURI(id.replace(/\p{Surrogate}/gu, '\ufffd'))}/`
