import { useMachine } from '@sitewright/machine/react'
import { useState } from 'react'
import { addButton, addLabel, type AddState } from './add-button.ts'

const STATES = Object.keys(addButton.states) as AddState[]

/** What one state does, in words. */
function describe(state: AddState): string {
  const { on = {}, after } = addButton.states[state]
  const events = Object.entries(on).map(([event, to]) => `${event} → ${to}`)
  return [...events, ...(after ? [`after ${after.ms / 1000} s → ${after.to}`] : [])].join(', ')
}

/** An add-to-cart button beside the table that drives it. */
function MachineAtWork() {
  const [inStock, setInStock] = useState(true)
  const { state, send } = useMachine(addButton, {
    enter: {
      adding: (answer) => {
        const timer = setTimeout(() => answer(inStock ? 'accepted' : 'rejected'), 700)
        return () => clearTimeout(timer)
      },
    },
  })
  return (
    <section className="card" aria-labelledby="machine">
      <h2 id="machine">machine</h2>
      <p>Press the button, again and again: what the table does not list cannot happen.</p>
      <div className="row">
        <button className="button" aria-busy={state === 'adding'} onClick={() => send('press')}>
          {addLabel[state]}
        </button>
        <label>
          <input type="checkbox" checked={inStock} onChange={(event) => setInStock(event.target.checked)} />{' '}
          In stock
        </label>
      </div>
      <ol className="states">
        {STATES.map((name) => (
          <li key={name} aria-current={name === state ? 'step' : undefined}>
            <b>{name}</b> <span>{describe(name)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The first page of the demo: what exists so far, running. */
export function Home() {
  return (
    <main>
      <header>
        <h1>Sitewright</h1>
        <p>
          The client side of a hosted website builder with commerce. This page shows what exists so far,
          running.
        </p>
      </header>
      <MachineAtWork />
    </main>
  )
}
