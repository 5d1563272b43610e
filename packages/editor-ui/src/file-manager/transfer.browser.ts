/** Files of a drop or a paste. Folders are left out: their content cannot be read as a file. */
export function filesOf(transfer: DataTransfer | null): readonly File[] {
  const items = [...(transfer?.items ?? [])].filter(({ kind }) => kind === 'file')
  return items.flatMap((item) => {
    if (item.webkitGetAsEntry()?.isDirectory) return []
    const file = item.getAsFile()
    return file ? [file] : []
  })
}

/** Checks that files are dragged, and not text or a link of the page. */
export const hasFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false

/** Number of elements in the first row of a list, as it is laid out. */
export function columnsOf(list: Element): number {
  const tops = [...list.children].map((child) => child.getBoundingClientRect().top)
  const columns = tops.findIndex((top) => top !== tops[0])
  return columns < 0 ? tops.length : columns
}
