import type { RecordContext, RecorderOptions, VisitorIds } from './record.contract.ts'

/** The part of `navigator.connection` that is read. Firefox and Safari have none. */
interface Connection {
  readonly downlink?: number
  readonly effectiveType?: string
  readonly rtt?: number
  readonly saveData?: boolean
}

interface TellingNavigator {
  readonly connection?: Connection
  readonly deviceMemory?: number
  readonly hardwareConcurrency?: number
}

/** Address of a page. Its fragment may hold a credential until it is redacted. */
export type PageAddress = Readonly<Record<'hash' | 'hostname' | 'pathname', string>>

export function pageAddress(): PageAddress {
  const { hash, hostname, pathname } = location
  return { hash, hostname, pathname }
}

/** Value of a cookie. `undefined` if there is none. */
function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

/** Reads the visitor's identities from cookies of these names. */
export const cookieIds = ({
  analyticsId = 'SS_ANALYTICS_ID',
  marketingId = 'SS_MID',
}: Extract<RecorderOptions['cookies'], object>): VisitorIds => ({
  analyticsId: readCookie(analyticsId),
  marketingId: readCookie(marketingId),
})

/** Reads what a record says of its surroundings, for a beacon. */
export function recordContext(version: string, ids: VisitorIds, address: PageAddress): RecordContext {
  const { connection = {}, deviceMemory, hardwareConcurrency } = navigator as TellingNavigator
  const { downlink, effectiveType, rtt, saveData } = connection
  return {
    ...ids,
    version,
    downlink,
    effectiveType,
    rtt,
    saveData,
    devicePixelRatio,
    screenWidth: screen.width,
    screenHeight: screen.height,
    viewportWidth: innerWidth,
    viewportHeight: innerHeight,
    deviceMemory,
    hardwareConcurrency,
    ...address,
    deliveryType: 'beacon',
  }
}
