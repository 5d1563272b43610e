import { readSiteUser } from '@sitewright/site/site-user'
import { signIn, signOut } from '@sitewright/site/session'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { account } from '../mock/account.ts'
import type { Shop } from '../wiring.ts'
import {
  changeWeather,
  fair,
  FAULTS,
  readWeather,
  ROLES,
  whenWeatherChanges,
  type Fault,
  type Role,
  type Weather,
} from './weather.ts'

let known: Weather = fair
/** The same object for as long as nothing has changed. */
function weatherNow(): Weather {
  const read = readWeather()
  if (JSON.stringify(read) !== JSON.stringify(known)) known = read
  return known
}
export const useWeather = (): Weather => useSyncExternalStore(whenWeatherChanges, weatherNow)

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (isOn: boolean) => void
  /** Of several with one name, one is on. */
  readonly name?: string
}

function Switch({ label, checked, onChange, name }: SwitchProps) {
  return (
    <label>
      <input
        type={name ? 'radio' : 'checkbox'}
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />{' '}
      {label}
    </label>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

/** Whether the shopper is a member who is signed in; the same calls as on the sign-in page. */
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

/** Everything that can be made to go wrong, and everything that the store can be set to. */
export function Switches({ shop }: { readonly shop: Shop }) {
  const weather = useWeather()
  const change = (next: Partial<Weather>) => {
    changeWeather(next)
    const words = Object.entries(next).map(([key, value]) => `${key}: ${value}`)
    shop.log.note('page', 'weather', 'good', Object.keys(next).length > 1 ? 'fair again' : words.join())
  }
  const flag = (key: 'emptyShelf' | 'express' | 'reviews' | 'scarcity' | 'rightToLeft', label: string) => (
    <Switch label={label} checked={weather[key]} onChange={(isOn) => change({ [key]: isOn })} />
  )
  return (
    <div className="sky-switches">
      <Group title="Between shop and server">
        <div className="sky-two">
          {(Object.keys(FAULTS) as Fault[]).map((fault) => (
            <Switch
              key={fault}
              name="fault"
              label={FAULTS[fault]}
              checked={weather.fault === fault}
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
            checked={weather.latency === latency}
            onChange={() => change({ latency })}
          />
        ))}
      </Group>
      <Group title="Who is looking">
        <Membership shop={shop} />
        {(Object.keys(ROLES) as Role[]).map((role) => (
          <Switch
            key={role}
            name="role"
            label={role === 'none' ? 'No role on the website' : ROLES[role].title}
            checked={weather.role === role}
            onChange={() => change({ role })}
          />
        ))}
      </Group>
      <Group title="The store">
        {flag('emptyShelf', 'Stock has run out')}
        <Switch label="Cart as a pill" checked={weather.pill} onChange={(pill) => change({ pill })} />
        {flag('express', 'Express checkout (after a reload)')}
        {flag('reviews', 'Reviews')}
        {flag('scarcity', 'Says when few are left')}
        <Switch
          label="Minimum of 50"
          checked={weather.minimumCents > 0}
          onChange={(isOn) => change({ minimumCents: isOn ? fair.minimumCents : 0 })}
        />
      </Group>
      <Group title="The page">
        {flag('rightToLeft', 'Right to left')}
        {(['auto', 'light', 'dark'] as const).map((theme) => (
          <Switch
            key={theme}
            name="theme"
            label={theme}
            checked={weather.theme === theme}
            onChange={() => change({ theme })}
          />
        ))}
        <button type="button" onClick={() => change(fair)}>
          Fair weather again
        </button>
      </Group>
    </div>
  )
}
