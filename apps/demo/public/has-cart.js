/* global document */
// Whoever has a cart is not shown an empty one first.
if (/\bhasCart=true/.test(document.cookie)) document.documentElement.dataset.hasCart = ''
