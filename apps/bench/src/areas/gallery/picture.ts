/** A picture, as all subjects are given it. */
export interface BenchPicture {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** Pictures of one colour each, which are their own addresses: no network is measured. */
export const pictures = (count: number): BenchPicture[] =>
  Array.from({ length: count }, (_, at) => ({
    src: `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='600' height='400'%3E%3Crect width='600' height='400' fill='hsl(${at % 360} 50%25 50%25)'/%3E%3C/svg%3E`,
    alt: `Picture ${at + 1}`,
    width: 600,
    height: 400,
  }))
