import type { Rule } from 'eslint'

/** Which files a source file may import; `entry`, `story` and `test` stand outside of the order of layers. */
export type Layer =
  'contract' | 'pure' | 'browser' | 'react' | 'testing' | 'node' | 'story' | 'test' | 'entry'

export interface Place {
  /** The folder of the package. */
  readonly home: string
  /** The folder's name. */
  readonly name: string
  /** Path below `src/`. */
  readonly rest: string
  readonly entries: readonly string[]
  readonly layer: Layer
  /** The layer as a message calls it. */
  readonly label: string
}

/** Entry points of the package in this folder, as paths below `src/` without their extension. */
export declare function entriesOf(home: string): string[]

/** The layer of the file at this path below `src/`, and the word for it in a message. */
export declare function layerOf(rest: string, entries?: readonly string[]): Pick<Place, 'layer' | 'label'>

/** Where a file stands, or nothing for a file outside of the packages' sources. */
export declare function placeOf(filename: string): Place | undefined

/** Keeps imports between the layers of a package, and between packages, in one direction. */
export declare const layers: Rule.RuleModule
