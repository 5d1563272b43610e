import type { Machine } from '@sitewright/machine'
import { MachineDrawing } from './machine-drawing.tsx'

interface Props {
  readonly machines: Readonly<Record<string, Machine<string, string>>>
}

/** The tables that a package behaves by, each under its name. */
export function MachineGallery({ machines }: Props) {
  return Object.entries(machines).map(([name, machine]) => (
    <section key={name} className="sb-unstyled">
      <h3 className="machine-name">{name}</h3>
      <MachineDrawing machine={machine} />
    </section>
  ))
}
