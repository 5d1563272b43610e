import { createPerfCollector } from '@sitewright/perf-collector'
import { imagesWork } from './images.ts'

const RECORD = '"event":"image"'

/** The images in view, recorded and handed over as text. */
export const images = imagesWork(() => {
  let found = 0
  const collector = createPerfCollector({
    app: 'bench',
    imageHosts: [location.hostname],
    send: (_, body) => {
      found += body.split(RECORD).length - 1
    },
  })
  const stop = collector.start()
  return {
    count: () => {
      collector.flush()
      return found
    },
    stop,
  }
})
