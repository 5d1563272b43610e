import type { Attributes, ButtonAttributes, PartKeyEvent } from '@sitewright/site/part'
import type { ConsentMessages } from '../messages.ts'
import type { BannerSnapshot, ConsentBanner } from './banner.ts'

/** Attributes of the elements of a consent banner. */
export interface BannerAttributes {
  /** Attributes of the banner: a dialog that leaves the page usable. It is `hidden` where nothing is asked. */
  readonly root: Attributes
  /** Attributes of the heading, which names the dialog. */
  readonly title: Attributes
  /** Attributes of the text, which describes the dialog. */
  readonly text: Attributes
  /** The decision that was made before. Empty unless the banner is reopened: a server, which may draw it, knows none. */
  readonly decision: Attributes
  /** Attributes of the element around the two answers. */
  readonly actions: Attributes
  /** Attributes of the button that grants consent. */
  readonly accept: ButtonAttributes
  /** Attributes of the button that refuses it. Draw it as `accept`: a refusal has to be as easy. */
  readonly decline: ButtonAttributes
  /** Attributes of the button that hides a reopened banner, which has no text: its name is a message. */
  readonly close: ButtonAttributes
  /** A button elsewhere on the page that opens the banner again. */
  readonly settings: ButtonAttributes
}

type Controls = Pick<ConsentBanner, 'accept' | 'decline' | 'close' | 'reopen'>

/** A consent banner as it is drawn. */
export interface BannerView {
  /** The banner, whose functions the buttons call. */
  readonly banner: Controls
  /** State of the banner. */
  readonly snapshot: BannerSnapshot
  /** Texts of the banner. */
  readonly messages: ConsentMessages
  /** Beginning of the ids of its elements. */
  readonly id: string
}

/**
 * Attributes of a consent banner: a dialog that leaves the page usable. Both answers look the same, because a refusal has
 * to be as easy as a consent.
 * @see https://www.edpb.europa.eu/our-work-tools/our-documents/other/report-work-undertaken-cookie-banner-taskforce_en
 */
export function connectConsentBanner({ banner, snapshot, messages, id }: BannerView): BannerAttributes {
  const { state, consent } = snapshot
  const isReopened = state === 'reopened'
  const isShown = isReopened && consent !== 'undecided'
  const button = (part: string, text: string, onClick: () => void): ButtonAttributes => ({
    'data-consent': part,
    type: 'button',
    children: text,
    onClick,
  })
  const onKeyDown = ({ key }: PartKeyEvent): void => {
    if (key === 'Escape') banner.close()
  }
  return {
    root: {
      'data-consent': 'root',
      'data-state': state,
      id,
      role: 'dialog',
      'aria-labelledby': `${id}-title`,
      'aria-describedby': `${id}-text`,
      tabIndex: -1,
      hidden: state === 'hidden',
      onKeyDown,
    },
    title: { 'data-consent': 'title', id: `${id}-title`, children: messages['consent.title'] },
    text: { 'data-consent': 'text', id: `${id}-text`, children: messages['consent.text'] },
    decision: {
      'data-consent': 'decision',
      hidden: !isShown,
      children: isShown ? messages[`consent.${consent}`] : '',
    },
    actions: { 'data-consent': 'actions' },
    decline: button('decline', messages['consent.decline'], banner.decline),
    accept: button('accept', messages['consent.accept'], banner.accept),
    close: {
      ...button('close', '', banner.close),
      'aria-label': messages['consent.close'],
      hidden: !isReopened,
    },
    settings: {
      ...button('settings', messages['consent.settings'], banner.reopen),
      'aria-haspopup': 'dialog',
      'aria-expanded': state !== 'hidden',
    },
  }
}
