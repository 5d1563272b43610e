// Cases
export { contract, lacking, runCase } from './contract.ts'
export { runContract, type Outcome, type RunOptions } from './run.ts'
export { ContractBroken } from './check.ts'

// A backend
export { remoteBackend } from './remote.ts'
export { readFacts, type Facts } from './facts.ts'
export type { Ability, Backend, BackendFacts, Case, Context, Kept, ShopFacts } from './backend.ts'

// A browser without a window, as the cases have one
export { createClient, isSuccess } from './client.ts'
export type { Answered, Asked, Client, Fetch, Reply, Sent } from './client.ts'
