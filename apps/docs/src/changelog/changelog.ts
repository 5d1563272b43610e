/** A change that the next release will bring. */
export interface Changeset {
  readonly text: string
  /** Kind of the release by package. */
  readonly releases: ReadonlyMap<string, string>
}

/** Reads a file of `.changeset`. */
export function readChangeset(file: string): Changeset {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(file) ?? []
  const releases = [...head.matchAll(/^['"]?([^'":]+)['"]?:\s*(\w+)/gm)]
  return { text: text.trim(), releases: new Map(releases.map(([, name = '', kind = '']) => [name, kind])) }
}

const TITLES = { major: 'Major changes', minor: 'Minor changes', patch: 'Patch changes' }

const item = (text: string): string => `- ${text.replace(/\n(?=.)/g, '\n  ')}`

/** The changelog of a package as Markdown: what the next release brings, above the releases that were published. */
export function changelog(name: string, changesets: readonly Changeset[], published: string): string {
  const waiting = Object.entries(TITLES).flatMap(([kind, title]) => {
    const texts = changesets
      .filter(({ releases }) => releases.get(name) === kind)
      .map(({ text }) => item(text))
    return texts.length > 0 ? [`### ${title}`, texts.join('\n\n')] : []
  })
  const next = waiting.length > 0 ? ['## In the next release', ...waiting] : []
  const before = published.replace(/^# .*\n/, '').trim()
  const all = [`# Changes of ${name}`, ...next, ...(before ? [before] : [])]
  return `${all.length > 1 ? all.join('\n\n') : `${all[0]}\n\nNone so far.`}\n`
}
