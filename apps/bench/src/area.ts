import type { Page } from 'playwright'

/** A folder below `areas/`: what is measured together, and told together on the page of results. */
export interface Area {
  readonly title: string
  /** One paragraph of Markdown: what is compared, and what a reader should know of it. */
  readonly about: string
  readonly cases: readonly Case[]
}

/** One table and one picture on the page of results. */
export type Case = TimedCase | FreshCase | PageCase | CountCase | SizeCase

/**
 * Export of a subject's file under the name of a case. The outer call prepares and is not measured; the inner call is
 * measured, many times, and each time returns the same plain data: what the subjects are compared by.
 */
export type Work<Input = unknown, Output = unknown> = (input: Input) => () => Output | Promise<Output>

/** One of the libraries that are compared, or our own. */
export interface Subject {
  readonly name: string
  /** `ours` is Sitewright, `peer` a package from npm, `baseline` code without a package: written by hand, or the platform's. */
  readonly role: 'ours' | 'peer' | 'baseline'
  /** A module that exports a `Work` under the name of each case. Bundled as an application would bundle it. */
  readonly file: URL
  /** The npm package whose version is shown beside a peer, if it is not the peer's name. */
  readonly package?: string
}

interface Measured {
  /** The name of the export in each subject's file, and of the picture. */
  readonly name: string
  readonly title: string
  /** A sentence or two of Markdown: what one run does. */
  readonly about?: string
  /** Reason for a result that a reader would not expect, with figures of a profile, in Markdown. */
  readonly why?: string
  readonly subjects: readonly Subject[]
  /** Input of every subject: plain data, `scale` times as large as at 1. Defaults to undefined. */
  readonly input?: (scale: number) => unknown
  /** 1 unless given. `[1, 10, 100]` shows how the time grows. */
  readonly scales?: readonly number[]
  /** Differences that outputs may have. Listed on the page of results, and removed before outputs are compared. */
  readonly forgive?: { readonly what: string; readonly from: (output: unknown) => unknown }
  /** Bars that have to hold, or `--check` fails. */
  readonly bars?: readonly Bar[]
}

interface Timed extends Measured {
  /** Unit of the times: one of `count(scale)` equal things that a run does. Defaults to a whole run. */
  readonly per?: { readonly unit: string; readonly count: (scale: number) => number }
}

/** Warmed code: all subjects take turns in one Node process. */
export interface TimedCase extends Timed {
  readonly kind: 'timed'
}

/** Cold code: each sample is a Node process of its own, and is the time to load the module, or to run it for the first time. */
export interface FreshCase extends Timed {
  readonly kind: 'load' | 'first-run'
}

/** Code in Chromium: each sample is a page of its own, measured by the ticks of its main thread. */
export interface PageCase extends Timed {
  readonly kind: 'page'
  /** How long the subject's script is held back, for what a visitor sees meanwhile. Not at all unless given. */
  readonly scriptDelayMs?: number
  /** Content of the page's body before the subject's script runs. */
  readonly html?: (scale: number, subject: Subject) => string
  /** Ticks that are counted: of scripts, of layout and style, or of all tasks of the main thread. `script` unless given. */
  readonly ticks?: 'script' | 'layout' | 'task'
  /** How often the work runs in one sample, after it has run as often unmeasured. 20 unless given. */
  readonly runs?: number
  /** Pages of each subject, all of them counted, for a case whose page takes long. @default by the effort */
  readonly visits?: number
  /** Does one run from outside, with real input. The page calls the work itself unless given. */
  readonly drive?: (page: Page, run: () => Promise<unknown>) => Promise<unknown>
  /** Further counts on the page at the end: nodes, requests, layout shift. */
  readonly counts?: (page: Page) => Promise<Counts>
}

/** Counts, not times: each subject's work returns its counts, and they need not be equal. */
export interface CountCase extends Measured {
  readonly kind: 'count'
}

/** Numbers by name, for a table with a column for each. */
export type Counts = Readonly<Record<string, number>>

/** Sizes of one package's entry points, beside their budgets and peers. */
export interface SizeCase {
  readonly kind: 'size'
  readonly name: string
  readonly title: string
  readonly about?: string
  /** The folder of the package. */
  readonly folder: string
  readonly peers: readonly PeerSize[]
  /** Name of the row of ours that the peers are compared with. @default the first */
  readonly beside?: string
  readonly bundles?: readonly OwnBundle[]
}

/** Size of several entries of a package together, or of one with what it leaves to the application. */
interface OwnBundle {
  readonly name: string
  readonly code: string
  readonly external?: readonly string[]
  /** Most bytes that it may weigh, gzip. */
  readonly atMost: number
}

/** Size of a peer that does the same. */
export interface PeerSize {
  readonly name: string
  /** The code that an application would write: `export { createMachine, createActor } from 'xstate'`. */
  readonly code: string
  /** Modules that the page already has and that are not counted: `['react']`. */
  readonly external?: readonly string[]
  /** The npm package whose version is shown, if it is not `name`. */
  readonly package?: string
  /** `iife` for what is a classic script. */
  readonly format?: 'esm' | 'iife'
}

/** Export of an area's `peer-sizes.ts`: the peers that a package's size is shown beside. */
export interface PeerSizes {
  /** The package's folder below `packages/`. */
  readonly package: string
  /** Name of the row of ours that does what the peers do. @default the first */
  readonly beside?: string
  /** What the comparison leaves out. */
  readonly about?: string
  readonly peers: readonly PeerSize[]
  readonly bundles?: readonly OwnBundle[]
}

/** A promise about a result. It is about the first subject of ours, at every scale, unless it says otherwise. */
export type Bar = {
  /** The name of the subject that it is about. */
  readonly subject?: string
  readonly scale?: number
} & (
  | /** The time of `beside` over the subject's: 3 is three times as fast. */ {
      readonly kind: 'ratio'
      readonly beside: string
      readonly atLeast: number
    }
  | /** CPU time of a run (or of its unit, if the case has one). */ {
      readonly kind: 'time'
      readonly atMostMs: number
    }
  | /**
     * Growth from one scale to the next, each being ten times the one before; beside another subject, how many times as
     * much longer as it takes that one.
     */ {
      readonly kind: 'growth'
      readonly beside?: string
      readonly atMost: number
    }
  | /** One of the counts. */ { readonly kind: 'count'; readonly of: string; readonly atMost: number }
)
