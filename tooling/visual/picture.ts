/** Pixels of a picture: three bytes for each, red, green and blue. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Difference of two channels that an eye does not see: shadows fade into the page below it. */
const FAINT = 8

/** A picture of half the size. Each pixel is the mean of four, which also hides how their edges were smoothed. */
export function halve({ width, height, data }: Picture): Picture {
  const half = { width: width >> 1, height: height >> 1 }
  const result = new Uint8Array(half.width * half.height * 3)
  const row = width * 3
  let to = 0
  for (let y = 0; y < half.height; y += 1) {
    let from = y * 2 * row
    for (let x = 0; x < half.width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1, from += 1, to += 1) {
        const above = (data[from] ?? 0) + (data[from + 3] ?? 0)
        const below = (data[from + row] ?? 0) + (data[from + row + 3] ?? 0)
        result[to] = (above + below + 2) >> 2
      }
      from += 3
    }
  }
  return { ...half, data: result }
}

function crop(picture: Picture, width: number, height: number): Picture {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    const from = y * picture.width * 3
    data.set(picture.data.subarray(from, from + width * 3), y * width * 3)
  }
  return { width, height, data }
}

/** A picture without the empty space at its right and below: its size is that of the story's box. */
export function trim(picture: Picture): Picture {
  const { width, height, data } = picture
  const corner = data.length - 3
  const isEmpty = (at: number): boolean =>
    [0, 1, 2].every((channel) => Math.abs((data[at + channel] ?? 0) - (data[corner + channel] ?? 0)) <= FAINT)
  let right = 0
  let bottom = 0
  for (let y = 0; y < height; y += 1) {
    let x = width - 1
    while (x >= 0 && isEmpty((y * width + x) * 3)) x -= 1
    if (x < 0) continue
    right = Math.max(right, x + 1)
    bottom = y + 1
  }
  return crop(picture, Math.max(1, right), Math.max(1, bottom))
}
