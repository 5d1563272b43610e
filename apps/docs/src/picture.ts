/** Size of a picture in CSS pixels: of an SVG by its `viewBox`, of a JPEG by its first frame header. */
export function pictureSize(file: Buffer, path: string): { readonly width: number; readonly height: number } {
  if (path.endsWith('.svg')) {
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(file.toString('utf8')) ?? []
    if (width && height) return { width: Number(width), height: Number(height) }
  }
  for (let at = 2; path.endsWith('.jpg') && at + 9 < file.length;) {
    const marker = file.readUInt16BE(at)
    // Baseline and progressive frames: ITU-T T.81, table B.1.
    if (marker === 0xffc0 || marker === 0xffc2) {
      return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    }
    at += 2 + file.readUInt16BE(at + 2)
  }
  throw new Error(`The size of ${path} cannot be read: take an SVG with a viewBox or a JPEG.`)
}
