/** A colour that a browser knows by name, as `#rrggbb`. Other texts stay as they are. */
export function resolveColor(text: string): string {
  const context = /^[a-z]+$/i.test(text) ? document.createElement('canvas').getContext('2d') : undefined
  if (!context) return text
  context.fillStyle = text
  return context.fillStyle
}
