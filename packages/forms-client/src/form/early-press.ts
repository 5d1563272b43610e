/** Attribute of a form whose button was pressed before it was enhanced. */
export const earlyPressAttribute = 'data-form-pressed'

/**
 * Script for the head of a page, as text: it remembers a press that comes before the forms are enhanced, and keeps the
 * browser from sending the form to an address that does not take it. `enhance` submits the form then.
 */
export const earlyPressScript = `addEventListener('submit',function(e){var f=e.target;if(f.matches('form[data-form-id]:not([data-form])')){e.preventDefault();f.setAttribute('${earlyPressAttribute}','')}},true)`
