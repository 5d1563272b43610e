import { transform } from 'sucrase'

/** Compiles an example to what browsers run. Its lines stay where they are. */
export function compile(code: string): string {
  const { code: compiled } = transform(code, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
  })
  return compiled
}
