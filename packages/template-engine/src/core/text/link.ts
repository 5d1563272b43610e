const link = (url: string, text: string): string => `<a target="new" href="${url}">${text}</a>`

/** Makes links of addresses, of `@names` and of `#topics`. */
export function activateLinks(text: string): string {
  return text
    .replace(/\b(?:https?|ftp|file):\/\/[-\w+&@#/%?=~|!:,.;]*[-\w+&@#/%=~|]/gi, (url) => link(url, url))
    .replace(
      /(^|\s)@(\w+)/g,
      (_, before: string, name: string) => before + link(`https://twitter.com/${name}/`, `@${name}`),
    )
    .replace(
      /(^|\s)#(\w+)/g,
      (_, before: string, topic: string) =>
        before + link(`https://twitter.com/hashtag/${topic}?src=hash`, `#${topic}`),
    )
}
