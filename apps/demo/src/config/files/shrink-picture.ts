/** Longest side of a stored picture, in px: as wide as the shop shows one. */
const MAX_SIDE = 960
const QUALITY = 0.8

/** Draws a picture no larger than the shop shows it, and returns it as a data URL. Undefined for what is no picture. */
export async function shrinkPicture(file: File): Promise<string | undefined> {
  if (!file.type.startsWith('image/')) return undefined
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.toDataURL('image/webp', QUALITY)
}
