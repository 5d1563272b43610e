import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without settings a host keeps its data in a folder, and is reached from its own machine', () => {
  expect(readConfig({}, [])).toEqual({
    port: 4180,
    hostname: '127.0.0.1',
    databaseUrl: undefined,
    dataFolder: '.data',
    siteFolder: undefined,
    isSecure: false,
    proxies: 0,
    isTrial: false,
    owner: undefined,
  })
})

test('settings are those of the environment, and the site is named on the command line', () => {
  const environment = { PORT: '80', DATABASE_URL: 'postgres://db/shop', SECURE_COOKIES: '1', PROXIES: '2' }
  const owner = { OWNER_EMAIL: 'ida@example.com', OWNER_PASSWORD: 'secret' }
  expect(readConfig({ ...environment, ...owner }, ['--site', 'dist'])).toMatchObject({
    port: 80,
    databaseUrl: 'postgres://db/shop',
    siteFolder: 'dist',
    isSecure: true,
    proxies: 2,
    owner: { email: 'ida@example.com', password: 'secret' },
  })
})

test('a port that is no number is an error that says so', () => {
  expect(() => readConfig({ PORT: 'http' }, [])).toThrow('PORT has to be a whole number, and is "http".')
})

test('the member of the demo, whose password everybody may know, is there with its pages, and not in production', () => {
  expect(readConfig({}, ['--site', 'dist']).isTrial).toBe(true)
  expect(readConfig({ NODE_ENV: 'production' }, ['--site', 'dist']).isTrial).toBe(false)
})
