import { expect, test } from 'vitest'
import { figuresOf, fillFigures } from './figures.ts'

const benchmarks = `## Carts

### Five adds

|  | lost | requests |
| --- | ---: | ---: |
| sitewright | 0 | 1 |
| hydrogen 2.1 | 4 | 2 |

### Render

|  | input | min | median | max | times ours |
| --- | ---: | ---: | ---: | ---: | ---: |
| sitewright | 1 × | 1 ms | 2 ms | 3 ms |  |
| hydrogen 2.1 | 1 × | 1 ms | 4 ms | 9 ms | 2.00 × (1.90 × – 2.10 ×) |
| sitewright | 10 × | 10 ms | 20 ms | 30 ms |  |
| hydrogen 2.1 | 10 × | 8 ms | 10 ms | 11 ms | 0.50 × (0.40 × – 0.60 ×) |

### @x/cart

|  | minified | gzip | brotli | budget |
| --- | ---: | ---: | ---: | ---: |
| \`.\` | 9 kB | 4 kB | 3 kB | 5 kB |
| @peer/hydrogen 2.1 | 9 kB | 2 kB | 1 kB |  |
`

test('every case that names the peer is shown beside ours, also those where it is ahead', () => {
  expect(figuresOf(benchmarks, ['hydrogen', '@peer/hydrogen'])?.split('\n').slice(2)).toEqual([
    '| Five adds: lost | 0 | 4 |',
    '| … requests | 1 | 2 |',
    '| Render | 2 ms | 4 ms (2.00 ×) |',
    '| Render, 10 × the input | 20 ms | 10 ms (0.50 ×) |',
    '| @x/cart: gzip | 4 kB | 2 kB |',
  ])
})

test('a guide keeps its text where the peer is not measured', () => {
  const guide = '# A\n\n<!-- figures: nobody -->\n'
  expect(fillFigures(guide, benchmarks)).toBe(guide)
  expect(fillFigures('<!-- figures: hydrogen -->\n', benchmarks)).toContain('| Five adds: lost | 0 | 4 |')
})
