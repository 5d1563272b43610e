import { Button } from '@sitewright/editor-ui/button'
import { useStore } from '@sitewright/machine/react'
import type { SiteStore } from './site-store.ts'

const UNDO = 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12h-2'
const REDO = 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0 0 12h2'

const Arrow = ({ path }: { readonly path: string }) => (
  <svg className="config-icon" viewBox="0 2 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

const SAVING = { saved: 'saved', saving: 'Saving …', failed: 'Not saved' } as const

/** Buttons that take back and repeat the last step, and the state of saving. */
export function HistoryButtons({ store }: { readonly store: SiteStore }) {
  const { history, saving, notice } = useStore(store)
  const undo = history.done.at(-1)?.label
  const redo = history.undone.at(-1)?.label
  const nameOf = (verb: string, label: string | undefined) => (label ? `${verb} ${label}` : verb)
  return (
    <div className="config-history">
      <Button
        kind="plain"
        aria-disabled={!undo}
        aria-keyshortcuts="Control+Z"
        aria-label={nameOf('Undo', undo)}
        title={nameOf('Undo', undo)}
        onClick={store.undo}
      >
        <Arrow path={UNDO} />
        {undo && <span className="config-step">{undo}</span>}
      </Button>
      <Button
        kind="plain"
        aria-disabled={!redo}
        aria-keyshortcuts="Control+Shift+Z"
        aria-label={nameOf('Redo', redo)}
        title={nameOf('Redo', redo)}
        onClick={store.redo}
      >
        <Arrow path={REDO} />
      </Button>
      <p className="config-saving" role="status" data-state={saving}>
        {saving === 'saved' && <span className="config-saving-rest">All changes </span>}
        <span className="config-saving-word">{SAVING[saving]}</span>
        {notice && <span className="config-spoken">. {notice}</span>}
      </p>
      {saving === 'failed' && (
        <Button kind="primary" onClick={store.save}>
          Try again
        </Button>
      )}
    </div>
  )
}
