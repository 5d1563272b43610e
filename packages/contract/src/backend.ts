import type { Client, Fetch } from './client.ts'

/**
 * Abilities of a backend beside the calls. A case that needs another one is not asked of it.
 *
 * - `visitors`: it tells visitors apart by their cookies
 * - `roles`: only those with a role manage the site
 * - `tokens`: it refuses changes without the anti-forgery token of the visitor
 * - `addKeys`: an add with a key in the header `Idempotency-Key` that arrives twice is added once
 * - `kept`: it tells what it has kept
 * - `forms`: it has a form with a field that has to be filled in, which the facts name
 * - `giftCards`: it sells a gift card, which the facts name
 * - `instalments`: it has the page of a provider of instalments, whose path the facts name
 */
export type Ability =
  'visitors' | 'roles' | 'tokens' | 'addKeys' | 'kept' | 'forms' | 'giftCards' | 'instalments'

/** Lines of a shop that cases may buy. */
export interface ShopFacts {
  /** A product with one variant, of which there are at least three and at most a hundred. */
  readonly single: {
    readonly itemId: string
    /** Number that is left after `reset`. */
    readonly stock: number
  }
  /** A product with several variants, and at least two of each of these. */
  readonly several: {
    readonly itemId: string
    /** Two of its variants. */
    readonly skus: readonly [string, string]
  }
  /** A product that is sold as a subscription. */
  readonly subscribable: {
    readonly itemId: string
    /** `null` for a product without variants. */
    readonly sku: string | null
  }
  /** A variant that shoppers may wait for. */
  readonly wanted: { readonly productId: string; readonly variantId: string }
  /** A gift card. */
  readonly giftCard?:
    | {
        readonly itemId: string
        /** `null` for a product without variants. */
        readonly sku: string | null
      }
    | undefined
}

/** What a backend holds after `reset`. */
export interface BackendFacts {
  /** Id of the website. */
  readonly websiteId: string
  /** Lines of its shop. */
  readonly shop: ShopFacts
  /** Account of a site user. */
  readonly account: { readonly email: string; readonly password: string }
  /** What is typed to find a place, and the id of that place. */
  readonly place: { readonly input: string; readonly placeId: string }
  /** Path of the events endpoint of version 2. */
  readonly eventsPath: string
  /** Identifier of the main navigation. */
  readonly navigation: string
  /** Path of the page of instalments, with the locale in place of `{locale}`. */
  readonly instalments?: string | undefined
  /** A form and the id of a field that has to be filled in, with answers that it takes. */
  readonly form?:
    | {
        readonly formId: string
        /** Id of a field that has to be filled in. */
        readonly required: string
        /** Answers that the form takes, by the id of their field. */
        readonly answers: Readonly<Record<string, unknown>>
      }
    | undefined
}

/** What a backend has kept, for the cases that no call can answer. */
export interface Kept {
  /** Ids of the events, each as often as it was kept. */
  readonly eventIds: () => Promise<readonly string[]>
  /** Keys of the submissions. */
  readonly formKeys: () => Promise<readonly string[]>
}

/** A backend that is to keep the contract. */
export interface Backend {
  /** Makes the requests. */
  readonly fetch: Fetch
  /** Precedes each path. */
  readonly origin: string
  /** Abilities that it has. */
  readonly can: readonly Ability[]
  /** What it holds after `reset`. */
  readonly facts: BackendFacts
  /** Brings it back to what the facts say. */
  readonly reset: () => Promise<void>
  /** Makes a client somebody who may manage the site. */
  readonly becomeManager: (client: Client) => Promise<void>
  /** Reads what it has kept; cases that need this are skipped without it. */
  readonly kept?: Kept | undefined
}

/** What a case is given. */
export interface Context extends BackendFacts {
  /** A browser that has not been here before. */
  readonly visitor: () => Client
  /** A browser of somebody who may manage the site. */
  readonly manager: () => Promise<Client>
  readonly kept: Kept
}

/** One thing that a backend has to do. */
export interface Case {
  /** What the backend has to do, in words. */
  readonly name: string
  /** Row of the specification that it is about. */
  readonly spec: string
  /** Abilities without which it is skipped. */
  readonly needs?: readonly Ability[]
  /** @throws {ContractBroken} if the backend does something else */
  readonly run: (context: Context) => Promise<void>
}
