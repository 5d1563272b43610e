/** What the editor edits. */
export interface Page {
  readonly title: string
  readonly text: string
  readonly background: string
}

/** Reads the page from the server. */
export async function load(): Promise<Page> {
  const response = await fetch('/api/page')
  if (!response.ok) throw new Error(`The page cannot be read: ${response.status}`)
  return (await response.json()) as Page
}

/** Saves the page on the server. */
export async function save(page: Page): Promise<void> {
  const response = await fetch('/api/page', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(page),
  })
  if (!response.ok) throw new Error(`The page cannot be saved: ${response.status}`)
}
