import { HttpResponse } from 'msw'
import type { Arrival, EndpointName, endpoints } from '../endpoint/endpoint.contract.ts'
import { writeCookie } from '../cookie/cookie.ts'
import { siteUserCookie } from '../site-user/site-user.ts'
import type { SiteState } from './site-state.testing.ts'

/** The values of the `:names` in the path of a call. */
type Params = Readonly<Record<string, string>>

/** Answer of each call: a value to send as JSON, or a response. */
export type Answers = {
  readonly [Name in EndpointName]: (
    arrival: Arrival<(typeof endpoints)[Name]> & { readonly params: Params },
  ) => object
}

const SITE_USER_CRUMB = 'siteUserCrumb'
/** 30 days. */
const REMEMBERED_MS = 2_592_000_000

/** Creates a refusal with a message. */
export const refuse = (message: string, status = 400): Response => HttpResponse.json({ message }, { status })

const setCookies = (user: string, crumb: string, maxAgeMs?: number): [string, string][] => [
  ['Set-Cookie', writeCookie(siteUserCookie, user, { maxAgeMs })],
  ['Set-Cookie', writeCookie(SITE_USER_CRUMB, crumb, { maxAgeMs })],
]

/** Creates the answers of a site from its state, for requests that keep the contract. */
export const answersOf = (state: SiteState): Answers => ({
  signIn: ({ body: { email, password, rememberMe } }) => {
    const { account, crumb } = state
    if (email !== account.email || password !== account.password) {
      return refuse('The email or the password is wrong.', 401)
    }
    state.session = { email, rememberMe }
    const user = JSON.stringify({ authenticated: true, siteUserId: account.siteUserId })
    const life = rememberMe ? REMEMBERED_MS : undefined
    return HttpResponse.json({ xsrfToken: crumb }, { headers: setCookies(user, crumb, life) })
  },
  signOut: () => {
    state.session = undefined
    return HttpResponse.json({}, { headers: setCookies('', '', 0) })
  },
  setLanguage: ({ body }) => {
    state.language = body.language
    return {}
  },
  fetchHeaderFooter: () => state.headerFooter,
  saveHeaderFooter: ({ body }) => {
    state.headerFooter = body
    return {}
  },
  fetchMultilingualSettings: () => state.multilingualSettings,
  fetchMultilingualStatus: () => state.multilingualStatus,
  fetchLanguages: () => state.languages,
  saveLanguages: ({ body }) => {
    state.languages = body.languages
    return {}
  },
  disconnectMultilingual: () => {
    state.multilingualStatus = { ...state.multilingualStatus, connected: false }
    return {}
  },
  fetchSiteLayouts: () => ({ layout: state.layouts }),
  updateNavigation: ({ body: { fieldName, navigation } }) => {
    state.layouts = state.layouts.map((layout) =>
      layout.identifier === fieldName ? { ...layout, links: navigation } : layout,
    )
    return {}
  },
  createStorePage: ({ body, params: { websiteId } }) => {
    if (websiteId !== state.websiteId) return refuse('No such site.', 404)
    if (state.storePages.some(({ urlId }) => urlId === body.urlId)) {
      return refuse('There is a page with this address.', 409)
    }
    const id = `store-page-${state.storePages.length + 1}`
    state.storePages = [...state.storePages, { ...body, id, categories: [] }]
    return { id }
  },
  createRootCategory: ({ body, params: { collectionId } }) => {
    if (!state.storePages.some(({ id }) => id === collectionId)) return refuse('No such page.', 404)
    state.storePages = state.storePages.map((page) =>
      page.id === collectionId ? { ...page, categories: [...page.categories, body] } : page,
    )
    return {}
  },
  fetchPreferences: ({ params: { namespace = '' } }) => ({
    websiteId: state.websiteId,
    ...state.preferences[namespace],
  }),
  savePreferences: ({ body, params: { namespace = '' } }) => {
    state.preferences = { ...state.preferences, [namespace]: body }
    return {}
  },
  autocompletePlaces: ({ query: { input } }) => ({
    predictions: state.places.filter(({ description }) =>
      description.toLowerCase().includes(input.toLowerCase()),
    ),
  }),
  fetchPlaceDetails: ({ query: { placeId } }) =>
    state.places.find((place) => place.placeId === placeId) ?? refuse('No such place.', 404),
})
