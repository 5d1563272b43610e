/** Straight quotes become curly ones, and `--` a long dash. The character before a quote decides whether it opens. */
export function curl(text: string): string {
  return text
    .replace(/(?<![^-\u2014\s(["])'/g, '\u2018')
    .replaceAll("'", '\u2019')
    .replace(/(?<![^-\u2014/[(\u2018\s])"/g, '\u201c')
    .replaceAll('"', '\u201d')
    .replaceAll('--', '\u2014')
}
