/** Marks the link to the heading that is being read. */
export function followHeadings(links: Iterable<HTMLAnchorElement>): void {
  const byId = new Map([...links].map((link) => [decodeURIComponent(link.hash.slice(1)), link]))
  const headings = [...byId.keys()].flatMap((id) => document.getElementById(id) ?? [])
  if (headings.length === 0) return
  let current: HTMLAnchorElement | undefined
  const observer = new IntersectionObserver(
    () => {
      const past = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
      const link = byId.get((past.at(-1) ?? headings[0])?.id ?? '')
      if (link === current) return
      current?.removeAttribute('aria-current')
      link?.setAttribute('aria-current', 'location')
      current = link
    },
    { rootMargin: '0px 0px -66% 0px' },
  )
  for (const heading of headings) observer.observe(heading)
}
