import { works } from '../works.ts'

export const { press, inserted } = works(async () => {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals/attribution')
  const values = []
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on((metric) => values.push(metric))
})
