import { trackFormRender } from '@sitewright/forms-client/census'
import { enhance } from '@sitewright/forms-client/dom'
import type { Cleanup } from '@sitewright/machine'
import { areUserScriptsDisabled, pageFields, parsePage } from '@sitewright/site/page'
import type { Shop } from '../wiring.ts'
import { formCaptcha } from './captcha.ts'
import { pageTexts } from '../language/page-texts.ts'

/** Cookie of the tracker, which exists only for visitors who agreed to it. */
const VISIT_COOKIE = 'ss_cvr'

/** Starts one form of the page, and returns the function that stops it. */
export function startForm(shop: Shop, element: HTMLFormElement): Cleanup {
  const { http, cookies, log, context, localization } = shop
  const page = pageFields(parsePage(context))
  const { form, cleanup } = enhance(element, {
    http,
    page,
    messages: pageTexts(localization.locale).forms,
    // The server reads the answers of each form by its own definition.
    extraFields: { formId: element.dataset.formId },
    captcha: (place) => formCaptcha(shop, place),
    runsScripts: !areUserScriptsDisabled(cookies),
    report: (problem) => log.note('page', 'Reported', 'bad', String(problem)),
  })
  const unjoin = shop.joinForm(form)
  void trackFormRender(form.definition.id, {
    http,
    page,
    visitorCookie: cookies.get(VISIT_COOKIE) ?? '',
    warn: (text) => log.note('page', text, 'bad'),
  })
  return () => {
    unjoin()
    cleanup()
  }
}
