/* global document */
// A visitor with a cart must not see the empty cart first.
if (/\bhasCart=true/.test(document.cookie)) document.documentElement.dataset.hasCart = ''
