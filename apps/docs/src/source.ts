/** A Markdown file of the repository, and the page that it becomes. */
export interface Source {
  /** Path in the repository. */
  readonly path: string
  /** Address of the page below the root of the site: `packages/site/`. The home page has ''. */
  readonly route: string
  readonly markdown: string
  /** Text of its link in the navigation. */
  readonly label: string
  /** Pages that belong to this one. */
  readonly children?: readonly Source[]
}

/** Pages under one title of the navigation. */
export interface Group {
  readonly title: string
  readonly pages: readonly Source[]
}

/** A page and those that belong to it, in the order of the navigation. */
export const family = (source: Source): readonly Source[] => [source, ...(source.children ?? [])]

/** Path from the page at `route` to the root of the site. */
export const rootOf = (route: string): string => '../'.repeat(route.split('/').length - 1) || './'
