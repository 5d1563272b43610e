import fc from 'fast-check'
import { faultyStories, problemsOf } from '../../packages/cart-client/src/cart/cart-story.test-support.ts'
import { stories } from '../../packages/forms-client/src/form/model-step.test-support.ts'
import { Story } from '../../packages/forms-client/src/form/model.test-support.ts'
import {
  attack,
  hostileData,
  hostileTemplate,
} from '../../packages/template-engine/src/engine/hostile.test-support.ts'
import { lossesOf, queueStories } from '../../packages/tracking/src/queue/queue-model.test-support.ts'
import type { Name } from './names.ts'
import { createTarget, type Target } from './target.ts'

/** The models of the packages' own tests, each tried with many more cases than a test run has time for. */
const byName = {
  template: createTarget('template', fc.tuple(hostileTemplate, hostileData), ([template, data]) => {
    const problem = attack(template, data)
    return problem === undefined ? [] : [problem]
  }),
  cart: createTarget('cart', faultyStories, problemsOf),
  form: createTarget('form', stories, (story) => new Story().live(story)),
  event: createTarget('event', queueStories, async (story) => {
    const careful = await lossesOf(story, { repeatsHandedOver: true })
    const trusting = await lossesOf(story, { repeatsHandedOver: false })
    return [
      ...careful.lost.map((id) => `${id} is lost`),
      ...careful.sent.map((id) => `${id} is sent although it was erased`),
      ...trusting.lost.map((id) => `${id} is lost, and was not handed over`),
    ]
  }),
} satisfies Readonly<Record<Name, Target>>

export const targets: readonly Target[] = Object.values(byName)
