/** A change that the next release will bring, as `@changesets/read` reads it. */
export interface Changeset {
  readonly summary: string
  readonly releases: readonly { readonly name: string; readonly type: string }[]
}

const TITLES = { major: 'Major changes', minor: 'Minor changes', patch: 'Patch changes' }

const item = (text: string): string => `- ${text.replace(/\n(?=.)/g, '\n  ')}`

/** The changelog of a package as Markdown: what the next release brings, above the releases that were published. */
export function changelog(name: string, changesets: readonly Changeset[], published: string): string {
  const waiting = Object.entries(TITLES).flatMap(([kind, title]) => {
    const texts = changesets
      .filter(({ releases }) => releases.some((release) => release.name === name && release.type === kind))
      .map(({ summary }) => item(summary))
    return texts.length > 0 ? [`### ${title}`, ...texts] : []
  })
  const next = waiting.length > 0 ? ['## In the next release', ...waiting] : []
  const before = published.replace(/^# .*\n/, '').trim()
  const all = [...next, ...(before ? [before] : [])]
  return `# Changes of ${name}\n\n${all.join('\n\n') || 'None so far.'}\n`
}
