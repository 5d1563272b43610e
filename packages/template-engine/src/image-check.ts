/** Checks of images and videos that templates use. */
export interface ImageRequest {
  /** Where it comes from: `sqs`, `raw`, `vimeo` or `youtube`. Undefined is accepted. */
  readonly loader?: unknown
  /** Address. Required unless the loader is `youtube`. */
  readonly src?: unknown
  /** Id of the video. Required if the loader is `youtube`. */
  readonly videoId?: unknown
  /** As in the attribute of an `<img>`. Required if the loader is `sqs`. */
  readonly sizes?: unknown
  /** In CSS pixels: a positive integer. */
  readonly width?: unknown
  /** In CSS pixels: a positive integer. */
  readonly height?: unknown
  /** `high` or `low`. Undefined is accepted. */
  readonly priority?: unknown
  /** Format of a video's poster: `jpg` or `webp`. An image must not have one. */
  readonly format?: unknown
}

/** One thing that is wrong with a request. */
export interface ImageProblem {
  /** What is wrong with the field. */
  readonly kind: 'not-positive' | 'not-allowed' | 'missing' | 'only-for-video'
  /** Field of the request that has to change. */
  readonly field: keyof ImageRequest
}

/** Sources of images and videos. */
const imageLoaders = ['sqs', 'raw', 'vimeo', 'youtube'] as const

const choices = { priority: ['high', 'low'], loader: imageLoaders, format: ['jpg', 'webp'] } as const

/** Finds what is wrong with a request for an image: nothing if it can be shown. */
export function checkImage(request: ImageRequest): readonly ImageProblem[] {
  const { loader, format } = request
  const isVideo = loader === 'vimeo' || loader === 'youtube'
  const problems: ImageProblem[] = []
  const find = (kind: ImageProblem['kind'], field: keyof ImageRequest, isWrong: boolean): void => {
    if (isWrong) problems.push({ kind, field })
  }
  for (const field of ['width', 'height'] as const) {
    find('not-positive', field, request[field] !== undefined && !isPositive(request[field]))
  }
  for (const field of ['priority', 'loader', 'format'] as const) {
    const value = request[field]
    find('not-allowed', field, value !== undefined && !(choices[field] as readonly unknown[]).includes(value))
  }
  find('only-for-video', 'format', format !== undefined && !isVideo)
  if (loader === 'youtube') find('missing', 'videoId', !request.videoId)
  else find('missing', 'src', !request.src)
  find('missing', 'sizes', loader === 'sqs' && !request.sizes)
  return problems
}

const isPositive = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0
