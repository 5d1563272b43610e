/** Longest name that npm takes. */
const MOST_CHARACTERS = 214

/** Names that npm does not take, although their characters are right. */
const RESERVED = new Set(['node_modules', 'favicon.ico'])

/** Returns what is wrong with the name of a project, or `undefined` if npm takes it as the name of a package. */
export function nameProblem(name: string): string | undefined {
  if (!/^[a-z0-9][a-z0-9._~-]*$/.test(name))
    return `"${name}" is no name for a package: use small letters, digits, hyphens and dots, and begin with a letter or a digit.`
  if (name.length > MOST_CHARACTERS) return `A name has at most ${MOST_CHARACTERS} characters.`
  if (RESERVED.has(name)) return `"${name}" is a name that npm does not take.`
  return undefined
}
