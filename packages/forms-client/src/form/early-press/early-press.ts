/** Attribute of a form whose button was pressed before it was enhanced. */
export const earlyPressAttribute = 'data-form-pressed'

/** Attribute of the alert that `earlyPressScript` puts at the end of a form that does not become live. */
export const blockedAttribute = 'data-form-blocked'

/** Attribute of a form whose submissions are handled. The markup of a server has it never. */
export const liveAttribute = 'data-form-live'

/**
 * Script for the head of a page, as text: it remembers a press that comes before a form is enhanced or hydrated, with its
 * button, and keeps the browser from sending the form to an address that does not take it. The form is submitted then. One that is
 * not live ten seconds after the press, such as if its scripts are blocked, gets an alert in place of the press: the text
 * of its attribute `data-blocked-text`, by default that of `form.error.submit`. The answers stay in the form.
 */
export const earlyPressScript =
  // Written out, so that pages without it do not carry it.
  "addEventListener('submit',function(e){var f=e.target,P=Element.prototype,m=function(s){return P.matches.call(f,s)};if(m('form[data-form-id]:not([data-form-live])')&&!e.defaultPrevented&&!(e.submitter&&e.submitter.matches('[formaction],[formmethod=dialog i]'))){e.preventDefault();m('[data-form-pressed]')||setTimeout(function(){if(!m('[data-form-live]')){var b=document.createElement('p');b.setAttribute('role','alert');b.setAttribute('data-form','summary');b.setAttribute('data-form-blocked','');b.textContent=P.getAttribute.call(f,'data-blocked-text')||'Error processing form submission. Please reload and try again.';P.append.call(f,b);P.removeAttribute.call(f,'data-form-pressed');new MutationObserver(function(){b.remove()}).observe(f,{attributes:true});b.scrollIntoView({block:'nearest'})}},1e4);P.setAttribute.call(f,'data-form-pressed','');f[Symbol.for('sitewright.pressed')]=e.submitter}},true)"
