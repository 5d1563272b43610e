import type { Cleanup } from '@sitewright/machine'
import type { Form } from '../engine/form.browser.ts'
import { createFollowed, type FollowOptions, type QueueContext } from './followed.browser.ts'
import { createJoin } from './join.browser.ts'
import { followPresses } from './press.browser.ts'

/**
 * Keeps a form and its entries in step: a submission is stored before it is sent. One that fails offline, or whose page is
 * left, is queued. While the form submits the same again, its entry rests, and goes once that is saved or queued. The form is
 * locked while the queue sends its answers, and shows its success afterwards.
 */
export function followForm(form: Form, context: QueueContext, options: FollowOptions): Cleanup {
  const followed = createFollowed(form, context, options)
  const join = createJoin(followed)
  const stopPresses = followPresses(followed, join)
  const unsubscribe = options.outbox.subscribe(join.show)
  join.show()
  return () => {
    unsubscribe()
    stopPresses()
    join.stop()
  }
}
