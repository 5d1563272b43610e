// Paints the shop's pictures: `pnpm --filter @sitewright/demo art [name …]`. Slow (half a minute a picture), so the results are committed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium as playwright, type Page } from 'playwright'
import { chromium } from '../../../../tooling/chromium.ts'
import { galleryPictures } from './gallery-pictures.ts'
import { productPictures } from './product-pictures.ts'
import { paint } from './trace.ts'

/** Every picture by its file's name. */
const pictures = { ...productPictures, ...galleryPictures }

const FOLDER = fileURLToPath(new URL('../../public/picture/', import.meta.url))

/** A picture is kept in three sizes, halved each time. The largest is for screens that have two pixels where one is said, and there a coarser one looks the same. */
const SIZES = [
  { part: 1, quality: 0.6 },
  { part: 2, quality: 0.74 },
  { part: 4, quality: 0.7 },
]

/** The sizes of a picture as WebP, by the encoder that every browser carries. */
const encode = (page: Page, pixels: string, width: number, height: number) =>
  page.evaluate(
    async ({ pixels, width, height, sizes }) => {
      const bytes = Uint8ClampedArray.from(atob(pixels), (c) => c.charCodeAt(0))
      const whole = new OffscreenCanvas(width, height)
      whole.getContext('2d')?.putImageData(new ImageData(bytes, width, height), 0, 0)
      const files = []
      for (const { part, quality } of sizes) {
        const canvas = new OffscreenCanvas(width / part, height / part)
        const context = canvas.getContext('2d')
        if (context) context.imageSmoothingQuality = 'high'
        context?.drawImage(whole, 0, 0, canvas.width, canvas.height)
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
        const text = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) =>
          String.fromCharCode(byte),
        ).join('')
        files.push({ width: canvas.width, text: btoa(text) })
      }
      return files
    },
    { pixels, width, height, sizes: SIZES },
  )

const wanted = process.argv.slice(2)
const names = Object.keys(pictures).filter(
  (name) => !wanted.length || wanted.some((word) => name.includes(word)),
)
const browser = await playwright.launch(chromium())
const page = await browser.newPage()
mkdirSync(FOLDER, { recursive: true })
for (const name of names) {
  const picture = pictures[name]
  if (!picture) continue
  const { width, height } = picture
  const pixels = paint(picture, width, height)
  for (const file of await encode(page, Buffer.from(pixels).toString('base64'), width, height)) {
    const bytes = Buffer.from(file.text, 'base64')
    writeFileSync(`${FOLDER}${name}-${file.width}.webp`, bytes)
    console.warn(`${name}-${file.width}.webp ${(bytes.length / 1000).toFixed(1)} kB`)
  }
}
await browser.close()
