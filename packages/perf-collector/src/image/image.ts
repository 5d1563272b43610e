/** Type of an image by its path and query: the format that is asked for, or the ending of the file's name. */
export function imageType(path: string, query: string): string | undefined {
  const [, asked] = /[?&]format=([a-z\d]{2,5})(?:&|$)/i.exec(query) ?? []
  const [, ending] = /\.([a-z\d]{2,5})$/i.exec(path) ?? []
  return (asked ?? ending)?.toLowerCase()
}
