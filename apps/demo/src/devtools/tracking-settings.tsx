import type { CookiePolicy } from '@sitewright/tracking'
import { PAGE_TYPES, POLICIES, type PageTypeChoice, type Settings } from '../settings/settings.ts'
import { chooseRecordingVariant, recordingVariant, RECORDING_TEST } from '../tracking/experiment.ts'
import type { Shop } from '../wiring.ts'
import { reload } from './reload.ts'
import { Group, Switch } from './switch.tsx'

interface TrackingSettingsProps {
  readonly shop: Shop
  readonly settings: Settings
  readonly change: (next: Partial<Settings>) => void
}

/** Settings that decide how the visitor is tracked. */
export function TrackingSettings({ shop, settings, change }: TrackingSettingsProps) {
  const variant = recordingVariant(shop.cookies)
  const chooseVariant = (next: string) => {
    chooseRecordingVariant(shop.cookies, next)
    reload('variant')
  }
  const flag = (key: 'tracking' | 'visitorMetrics' | 'recording' | 'dnt' | 'gpc', label: string) => (
    <Switch flag={key} label={label} checked={settings[key]} onChange={(isOn) => change({ [key]: isOn })} />
  )
  return (
    <>
      <Group title="Cookie policy">
        {(Object.keys(POLICIES) as CookiePolicy[]).map((policy) => (
          <Switch
            key={policy}
            name="policy"
            label={POLICIES[policy]}
            checked={settings.policy === policy}
            onChange={() => change({ policy })}
          />
        ))}
        {flag('dnt', 'Do Not Track')}
        {flag('gpc', 'Global Privacy Control')}
      </Group>
      <Group title="The tracker sees this page">
        {(Object.keys(PAGE_TYPES) as PageTypeChoice[]).map((pageType) => (
          <Switch
            key={pageType}
            name="page-type"
            label={PAGE_TYPES[pageType]}
            checked={settings.pageType === pageType}
            onChange={() => change({ pageType })}
          />
        ))}
        {flag('tracking', 'Tracking')}
      </Group>
      <Group title="Flags and experiments">
        {flag('visitorMetrics', 'Visitor metrics')}
        {flag('recording', 'Session recording')}
        {['true', 'false'].map((each) => (
          <Switch
            key={each}
            name="variant"
            label={`${RECORDING_TEST}: ${each}`}
            checked={variant === each}
            onChange={() => chooseVariant(each)}
          />
        ))}
      </Group>
    </>
  )
}
