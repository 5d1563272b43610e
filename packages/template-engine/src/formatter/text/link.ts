const link = (url: string, text: string): string => `<a target="new" href="${url}">${text}</a>`

/** Makes links of addresses, of `@names` and of `#topics`. */
export function activateLinks(text: string): string {
  return text
    .replace(/\b(?:https?|ftp|file):\/\/[-\w+&@#/%?=~|!:,.;]*[-\w+&@#/%=~|]/gi, link('$&', '$&'))
    .replace(/(^| )@(\w+)/g, `$1${link('https://twitter.com/$2/', '@$2')}`)
    .replace(/(^| )#(\w+)/g, `$1${link('https://twitter.com/hashtag/$2?src=hash', '#$2')}`)
}
