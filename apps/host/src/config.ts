import { parseArgs } from 'node:util'

/** Settings of one process. All state is in the database. */
export interface Config {
  readonly port: number
  readonly hostname: string
  /** Address of a PostgreSQL server. Without it the database is embedded, in `dataFolder`. */
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
  /** Folder of a built site that is served beside the calls. */
  readonly siteFolder: string | undefined
  /** Cookies are sent over https only. */
  readonly isSecure: boolean
  /** Number of proxies in front, each of which adds the address that it was called from. */
  readonly proxies: number
  /** The shop of the demo is tried out: it has a member whose password is in the source. */
  readonly isTrial: boolean
  /** Email and password of the owner's account, which is created at the first start. */
  readonly owner: { readonly email: string; readonly password: string } | undefined
}

const DEFAULT_PORT = 4180

/** Reads the settings from the environment, and the folder of the site from the command line. */
export function readConfig(environment: NodeJS.ProcessEnv, words: readonly string[]): Config {
  const { values } = parseArgs({ args: [...words], options: { site: { type: 'string' } } })
  const { OWNER_EMAIL: email, OWNER_PASSWORD: password } = environment
  return {
    port: numberOf('PORT', environment.PORT, DEFAULT_PORT),
    hostname: environment.HOST ?? '127.0.0.1',
    databaseUrl: environment.DATABASE_URL,
    dataFolder: environment.DATA_FOLDER ?? '.data',
    siteFolder: values.site,
    isSecure: environment.SECURE_COOKIES === '1',
    proxies: numberOf('PROXIES', environment.PROXIES, 0),
    isTrial: values.site !== undefined && environment.NODE_ENV !== 'production',
    owner: email && password ? { email, password } : undefined,
  }
}

/** @throws if an environment variable is no whole number */
function numberOf(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise
  if (!/^\d{1,5}$/.test(text)) throw new Error(`${name} has to be a whole number, and is "${text}".`)
  return Number(text)
}
