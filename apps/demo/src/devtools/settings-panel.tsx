import { readSiteUser, signIn, signOut } from '@sitewright/site/session'
import { useState } from 'react'
import { isAnsweredByHost } from '../host/is-answered-by-host.ts'
import { account } from '../mock/account.ts'
import type { Shop } from '../wiring.ts'
import {
  changeSettings,
  defaultSettings,
  FAULTS,
  ROLES,
  type Fault,
  type Role,
  type Settings,
} from '../settings/settings.ts'
import { useSettings } from '../settings/use-settings.ts'
import { RELOADING, reload, useFocusAfterReload } from './reload.ts'
import { Group, Switch } from './switch.tsx'
import { TrackingSettings } from './tracking-settings.tsx'

/** Switch that signs a member in or out, by the calls of the sign-in page. */
function Membership({ shop: { http, cookies } }: { readonly shop: Shop }) {
  const [isMember, setMember] = useState(() => readSiteUser(cookies).authenticated)
  const change = async (isOn: boolean) => {
    setMember(isOn)
    await (isOn ? signIn(http, account) : signOut(http))
    setMember(readSiteUser(cookies).authenticated)
    dispatchEvent(new Event('focus'))
  }
  return <Switch label="Member, signed in" checked={isMember} onChange={(isOn) => void change(isOn)} />
}

const LATENCIES = [0, 250, 1000, 4000]

/** Switches of what the server in the page does wrong, and how long it takes. */
function Faults(props: { readonly settings: Settings; readonly change: (next: Partial<Settings>) => void }) {
  const { settings, change } = props
  return (
    <>
      <Group title="Between shop and server">
        <div className="devtools-two">
          {(Object.keys(FAULTS) as Fault[]).map((fault) => (
            <Switch
              key={fault}
              name="fault"
              label={FAULTS[fault]}
              checked={settings.fault === fault}
              onChange={() => change({ fault })}
            />
          ))}
        </div>
      </Group>
      <Group title="Each answer takes">
        {LATENCIES.map((latency) => (
          <Switch
            key={latency}
            name="latency"
            label={`${latency} ms`}
            checked={settings.latency === latency}
            onChange={() => change({ latency })}
          />
        ))}
      </Group>
    </>
  )
}

/** Form of the settings. */
export function SettingsPanel({ shop }: { readonly shop: Shop }) {
  const settings = useSettings()
  const change = (next: Partial<Settings>) => {
    changeSettings(next)
    const words = Object.entries(next).map(([key, value]) => `${key}: ${value}`)
    shop.log.note('page', 'settings', 'good', Object.keys(next).length > 1 ? 'reset' : words.join())
    const reloading = RELOADING.find((key) => key in next && next[key] !== settings[key])
    if (reloading) reload(reloading)
  }
  useFocusAfterReload()
  const flag = (
    key: 'emptyShelf' | 'popup' | 'express' | 'reviews' | 'scarcity' | 'rightToLeft',
    label: string,
  ) => <Switch label={label} checked={settings[key]} onChange={(isOn) => change({ [key]: isOn })} />
  return (
    <div className="devtools-settings">
      {/* What a host does, it does by itself. */}
      {!isAnsweredByHost() && <Faults settings={settings} change={change} />}
      <Group title="Who is looking">
        <Membership shop={shop} />
        {(Object.keys(ROLES) as Role[]).map((role) => (
          <Switch
            key={role}
            name="role"
            label={role === 'none' ? 'No role on the website' : ROLES[role].title}
            checked={settings.role === role}
            onChange={() => change({ role })}
          />
        ))}
      </Group>
      <Group title="The store">
        {flag('emptyShelf', 'Stock has run out')}
        <Switch label="Cart as a pill" checked={settings.pill} onChange={(pill) => change({ pill })} />
        {flag('popup', 'Pop-up, after a while on a page')}
        {flag('express', 'Express checkout (after a reload)')}
        {flag('reviews', 'Reviews')}
        {flag('scarcity', 'Low stock warning')}
        <Switch
          label="Minimum of 50"
          checked={settings.minimumCents > 0}
          onChange={(isOn) => change({ minimumCents: isOn ? defaultSettings.minimumCents : 0 })}
        />
      </Group>
      <Group title="The page">
        {flag('rightToLeft', 'Right to left')}
        {(['auto', 'light', 'dark'] as const).map((theme) => (
          <Switch
            key={theme}
            name="theme"
            label={theme}
            checked={settings.theme === theme}
            onChange={() => change({ theme })}
          />
        ))}
        <button type="button" onClick={() => change(defaultSettings)}>
          Reset
        </button>
      </Group>
      <TrackingSettings shop={shop} settings={settings} change={change} />
    </div>
  )
}
