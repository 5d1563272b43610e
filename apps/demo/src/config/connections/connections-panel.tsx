import { AutomationPanel } from '@sitewright/editor-ui/automation'
import { MailingListConnector } from '@sitewright/editor-ui/mailing-list'
import { useMemo, type ReactNode } from 'react'
import { Section } from '../control/section.tsx'
import type { PanelProps } from '../panel.ts'
import { automationTransport, mailingListTransport } from './connection-call.ts'

/** Mailing list of the newsletter, and connections to automation services. */
export default function ConnectionsPanel({ site, change, shop }: PanelProps): ReactNode {
  const { connections } = site
  const lists = useMemo(() => mailingListTransport(shop.http), [shop])
  const automation = useMemo(() => automationTransport(shop.http), [shop])
  return (
    <>
      <Section title="Newsletter">
        <MailingListConnector
          {...lists}
          connected={connections.mailingList}
          onChange={(mailingList) => change('mailing list', { connections: { ...connections, mailingList } })}
        />
      </Section>
      <Section title="Services">
        <AutomationPanel
          {...automation}
          connections={connections.automation}
          onChange={(all) => change('automation', { connections: { ...connections, automation: all } })}
        />
      </Section>
    </>
  )
}
