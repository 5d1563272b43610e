import { fill } from '@sitewright/site/messages'
import type { Attributes, LinkAttributes } from '@sitewright/site/part'
import type { FormVariant } from '../definition/form-definition.ts'
import type { FormSnapshot } from '../state/snapshot.ts'
import type { Messages } from '../messages.ts'

/** A field that is wrong, with a link to its first control. */
export interface ErrorLink {
  /** Id of the field. */
  readonly id: string
  /** Attributes of the `<a>`, with the name and the error of the field as its text. */
  readonly link: LinkAttributes
}

/** Attributes of what a form says about a submission that failed. */
export interface ErrorSummary {
  /** Box above the fields. It can have the focus. */
  readonly root: Attributes
  /**
   * A live region within the box: as the box itself it would not be read when it gets the focus.
   * https://github.com/alphagov/govuk-frontend/issues/2677
   */
  readonly alert: Attributes
  /** Banner above the fields. Newsletters have none. */
  readonly bannerAbove: Attributes | undefined
  /** Attributes of the element with the text about the submission, inside of the live region. */
  readonly message: Attributes
  /** Links to the fields that were wrong. A newsletter with one wrong field has none: its text is there already. */
  readonly links: readonly ErrorLink[]
  /** Banner below the fields. It is not announced again. */
  readonly bannerBelow: Attributes | undefined
}

/** Settings of `connectErrorSummary`. */
export interface ErrorSummaryApi {
  /** Kind of the form. */
  readonly variant?: FormVariant | undefined
  /** Texts of the form. */
  readonly messages: Messages
  /** Id of the first control of a field. */
  readonly controlId: (fieldId: string) => string
  /** Moves the focus to a field. Without it the browser follows the link. */
  readonly focus?: ((fieldId: string) => void) | undefined
}

/** Attributes of the message about a form's last submission. Undefined if that did not fail. */
export function connectErrorSummary(
  { message, problems }: Pick<FormSnapshot, 'message' | 'problems'>,
  { variant = 'form', messages, controlId, focus }: ErrorSummaryApi,
): ErrorSummary | undefined {
  if (message === undefined) return undefined
  const hasBanners = variant === 'form' && problems.length > 0
  // In a form of one line the text of the one field stands beside the summary: a link would say it twice.
  const linked = variant === 'form' || problems.length > 1 ? problems : []
  return {
    root: { 'data-form': 'summary', tabIndex: -1 },
    alert: { role: 'alert' },
    bannerAbove: hasBanners
      ? { 'data-form': 'banner', 'data-position': 'above', children: messages['form.banner.above'] }
      : undefined,
    message: { 'data-form': 'message', children: message },
    links: linked.map(({ id, name, text }) => ({
      id,
      link: {
        href: `#${controlId(id)}`,
        'data-form': 'summary-link',
        children: fill(messages['form.error.link'], { field: name, problem: text }),
        onClick: (event) => {
          if (!focus) return
          event.preventDefault()
          focus(id)
        },
      },
    })),
    bannerBelow: hasBanners
      ? { 'data-form': 'banner', 'data-position': 'below', children: messages['form.banner.below'] }
      : undefined,
  }
}
