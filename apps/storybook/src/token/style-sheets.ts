const LOCATION = /packages\/([\w-]+)\//

/** Style sheets that the packages publish, by package. `?inline` puts imported sheets in their place. */
export const styleSheets: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('../../../../packages/*/src/styles.css', {
      query: '?inline',
      import: 'default',
      eager: true,
    }),
  ).map(([path, css]) => [LOCATION.exec(path)?.[1] ?? path, css]),
)
