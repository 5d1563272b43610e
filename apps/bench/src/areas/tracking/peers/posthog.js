import posthog from 'posthog-js'
import { track } from '../burst.ts'

export const open = (endpoint) => {
  posthog.init('bench', {
    api_host: endpoint,
    advanced_disable_flags: true,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    disable_external_dependency_loading: true,
    disable_session_recording: true,
    disable_surveys: true,
    // A browser that is driven counts as a robot.
    opt_out_useragent_filter: true,
  })
  return (mark, filler) => void posthog.capture(mark, { filler })
}
export const burst = track(open)
