/** Size in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

function svgSize(text: string): Size | undefined {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(text) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

/** Size in the first frame header, of baseline and progressive frames: ITU-T T.81, table B.1. */
function jpegSize(file: Buffer): Size | undefined {
  for (let at = 2; at + 9 < file.length;) {
    const marker = file.readUInt16BE(at)
    if (marker === 0xffc0 || marker === 0xffc2) {
      return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    }
    at += 2 + file.readUInt16BE(at + 2)
  }
  return undefined
}

/** Size in the first chunk, by its kind: RFC 9649, sections 2.5 to 2.7. */
function webpSize(file: Buffer): Size | undefined {
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = file.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}

/** Size of a picture, read from its file. */
export function pictureSize(file: Buffer, path: string): Size {
  const readers: Readonly<Record<string, (file: Buffer) => Size | undefined>> = {
    svg: () => svgSize(file.toString('utf8')),
    jpg: jpegSize,
    webp: webpSize,
  }
  const size = readers[path.split('.').at(-1) ?? '']?.(file)
  if (!size)
    throw new Error(`The size of ${path} cannot be read: take a JPEG, a WebP, or an SVG with a viewBox.`)
  return size
}
