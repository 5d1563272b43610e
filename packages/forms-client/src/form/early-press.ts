/** Attribute of a form whose button was pressed before it was enhanced. */
export const earlyPressAttribute = 'data-form-pressed'

/** Attribute of a form whose submissions are handled. The markup of a server has it never. */
export const liveAttribute = 'data-form-live'

/**
 * Script for the head of a page, as text: it remembers a press that comes before a form is enhanced or hydrated, and
 * keeps the browser from sending the form to an address that does not take it. The form is submitted then.
 */
export const earlyPressScript =
  // Written out, so that pages without it do not carry it.
  "addEventListener('submit',function(e){var f=e.target;if(f.matches('form[data-form-id]:not([data-form-live])')){e.preventDefault();f.setAttribute('data-form-pressed','')}},true)"
