import { describe, expect, test } from 'vitest'
import { lightbox, stillLightbox } from './lightbox.machine.ts'
import { walk } from '../../walk.test-support.ts'

describe('the lightbox', () => {
  // spec: CRT-161 CRT-164
  test('takes 0.3 seconds to open and 0.2 to close', () => {
    expect(walk(lightbox, ['open', 299, 1, 'close', 199, 1])).toEqual([
      'opening',
      'opening',
      'open',
      'closing',
      'closing',
      'closed',
    ])
    expect(walk(lightbox, ['open', 'close', 'open', 300])).toEqual(['opening', 'closing', 'opening', 'open'])
  })

  test('takes no time with reduced motion', () => {
    expect(walk(stillLightbox, ['open', 0, 'close', 0])).toEqual(['opening', 'open', 'closing', 'closed'])
  })
})
