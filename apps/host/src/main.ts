import { demoSeed } from '@sitewright/demo/seed'
import { ContributorRole } from '@sitewright/site/enumerations'
import { readConfig } from './config.ts'
import { keepClean } from './database/expire.ts'
import { openEmbedded, openServer } from './database/open.ts'
import { createHost } from './create-host.ts'
import { createLog, problemFacts } from './log/log.ts'
import { listen } from './listen.ts'
import { createSiteHandler } from './page/site-handler.ts'
import { addUser, fill } from './seed/seed.ts'

const config = readConfig(process.env, process.argv.slice(2))
const log = createLog((line) => process.stdout.write(line))

const opened = config.databaseUrl
  ? await openServer(config.databaseUrl)
  : await openEmbedded(config.dataFolder)
const { database } = opened
const { users: members, ...shop } = demoSeed()
const users = config.isTrial ? members : []
for (const { email } of users) log('warn', 'account of the demo', { email })
await fill(database, { ...shop, users })
if (config.owner)
  await addUser(database, { id: 'owner', roles: { [ContributorRole.admin]: true }, ...config.owner })

const { app, host } = await createHost({
  database,
  log,
  websiteId: 'sill',
  isSecure: config.isSecure,
  proxies: config.proxies,
  // In place of a provider: it takes every answer but none.
  captcha: (answer) => Promise.resolve(answer !== ''),
  recordingId: 'mock-recording',
})
const endCleaning = keepClean(database, (problem) => log('error', 'cleaning', problemFacts(problem)))
const { siteFolder } = config
const site = siteFolder === undefined ? undefined : createSiteHandler(siteFolder, host)
const server = await listen(app, { ...config, site })
log('info', 'started', { url: server.url, database: opened.kind })

let isStopped = false
async function stop(signal: string): Promise<void> {
  if (isStopped) return
  isStopped = true
  log('info', 'stopping', { signal })
  endCleaning()
  await server.close()
  await opened.close()
  log('info', 'stopped')
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    stop(signal).catch((problem: unknown) => {
      log('error', 'stopping', problemFacts(problem))
      process.exitCode = 1
    })
  })
}
