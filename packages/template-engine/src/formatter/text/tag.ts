/** Text without its tags: each `<…>` is left out. One pass, also over many `<` without a `>`. */
export function removeTags(text: string): string {
  let out = ''
  let done = 0
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', done)) {
    const close = text.indexOf('>', open)
    if (close < 0) break
    out += text.slice(done, open)
    done = close + 1
  }
  return out + text.slice(done)
}

/** Markup as text: each tag becomes a space, and one that is never closed hides what follows. */
export function textOfMarkup(html: string): string {
  return html.replace(/<[^>]*/g, '').replaceAll('>', ' ')
}
