/** Stryker's report, as far as it is read here. Lines and columns count from 1. */
export interface Report {
  readonly files: Readonly<Record<string, ReportedFile>>
}

export interface ReportedFile {
  readonly source: string
  readonly mutants: readonly Mutant[]
}

export interface Mutant {
  readonly mutatorName: string
  readonly replacement?: string
  readonly status: string
  readonly location: { readonly start: Position; readonly end: Position }
}

interface Position {
  readonly line: number
  readonly column: number
}

/** A mutant that no test can kill, because the code behaves the same with it. */
export interface Equivalent {
  /** Path below the package's folder. */
  readonly file: string
  /** The line that the mutant begins in, without the space around it. */
  readonly line: string
  /** The change, as `pnpm mutation` prints it. */
  readonly change: string
  readonly reason: string
}

/** Mutants of a file by what became of them. Those that do not run (`invalid`) count neither way. */
export interface Counts {
  readonly killed: number
  readonly timeout: number
  readonly survived: number
  readonly uncovered: number
  readonly equivalent: number
  readonly invalid: number
}

/** A mutant that no test has noticed. */
export interface Survivor extends Omit<Equivalent, 'reason'> {
  readonly lineNumber: number
  readonly status: 'survived' | 'uncovered'
}

const STATUS: Readonly<Record<string, keyof Counts>> = {
  Killed: 'killed',
  Timeout: 'timeout',
  Survived: 'survived',
  NoCoverage: 'uncovered',
}

export const none: Counts = { killed: 0, timeout: 0, survived: 0, uncovered: 0, equivalent: 0, invalid: 0 }

/** Text on one line, and no longer than a reader needs to recognise it. */
function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

/** Text between two positions. */
function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n')
}

/** Mutants of a file that no test has noticed, those with a reason included. */
function survivorsOf(file: string, { source, mutants }: ReportedFile): Survivor[] {
  return mutants.flatMap(({ status, location, replacement = '' }) => {
    const word = STATUS[status]
    if (word !== 'survived' && word !== 'uncovered') return []
    const lineNumber = location.start.line
    const line = source.split('\n')[lineNumber - 1]?.trim() ?? ''
    const change = `${short(textAt(source, location))} → ${short(replacement)}`
    return [{ file, line, change, lineNumber, status: word }]
  })
}

const isSame = (one: Omit<Equivalent, 'reason'>, other: Omit<Equivalent, 'reason'>): boolean =>
  one.file === other.file && one.line === other.line && one.change === other.change

/** Report of a package: counts of each file, and the survivors without a reason. */
export interface Outcome {
  readonly files: Readonly<Record<string, Counts>>
  readonly survivors: readonly Survivor[]
  /** Reasons for mutants that do not survive, or are not made any more. */
  readonly needless: readonly Equivalent[]
}

/** The part of a report that is about these files: it has what earlier runs found of others, too. */
export const onlyOf = ({ files }: Report, only: readonly string[]): Report => ({
  files: Object.fromEntries(Object.entries(files).filter(([file]) => only.includes(file))),
})

/** Reads a report, with reasons for the mutants that behave as the code does. */
export function outcomeOf({ files }: Report, equivalents: readonly Equivalent[]): Outcome {
  const all = Object.entries(files).flatMap(([file, reported]) => survivorsOf(file, reported))
  const isExcused = (survivor: Survivor): boolean => equivalents.some((entry) => isSame(entry, survivor))
  const counts = Object.entries(files).map(([file, { mutants }]) => {
    const found: Record<keyof Counts, number> = { ...none }
    for (const { status } of mutants) found[STATUS[status] ?? 'invalid'] += 1
    for (const survivor of all.filter((one) => one.file === file && isExcused(one))) {
      found[survivor.status] -= 1
      found.equivalent += 1
    }
    return [file, found] as const
  })
  return {
    files: Object.fromEntries(counts.sort(([one], [other]) => one.localeCompare(other))),
    survivors: all.filter((survivor) => !isExcused(survivor)),
    needless: equivalents.filter(
      (entry) => entry.file in files && !all.some((survivor) => isSame(entry, survivor)),
    ),
  }
}

/** Counts of several files together. */
export function total(counts: readonly Counts[]): Counts {
  const sum: Record<keyof Counts, number> = { ...none }
  for (const one of counts) for (const name of Object.keys(none) as (keyof Counts)[]) sum[name] += one[name]
  return sum
}

/** Mutants noticed by a test, of all that can be noticed, from 0 to 1. */
export function scoreOf({ killed, timeout, survived, uncovered }: Counts): number {
  const noticed = killed + timeout
  const all = noticed + survived + uncovered
  return all === 0 ? 1 : noticed / all
}
