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

/**
 * Layer of the file at this path below the `src/` of a package, and the word for it in a message. An entry with code of
 * its own is a pure file, unless its ending says otherwise.
 */
export declare function layerIn(
  home: string,
  rest: string,
  entries?: readonly string[],
): Pick<Place, 'layer' | 'label'>

/** Package and layer of a file, or undefined for a file outside of the packages' sources. */
export declare function placeOf(filename: string): Place | undefined

/** Keeps imports between the layers of a package, and between packages, in one direction. */
export declare const layers: Rule.RuleModule
