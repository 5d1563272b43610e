import { cartAlert, createCartClient } from '@sitewright/cart-client'
import { formatMoney, fromSubunits } from '@sitewright/money-format'
import { transport } from './transport.js'

const { cart, messages, start } = createCartClient({ transport, currency: 'EUR' })
const element = (id) => document.getElementById(id)

/** @param {import('@sitewright/cart-client').ShownEntry} entry */
function lineOf({ id, title, quantity }) {
  const line = document.createElement('li')
  const remove = document.createElement('button')
  remove.textContent = 'Remove'
  remove.onclick = () => cart.remove(id)
  line.append(`${quantity} × ${title} `, remove)
  return line
}

function show() {
  const snapshot = cart.snapshot()
  const { entries = [], totalQuantity = 0, subtotalCents = 0 } = snapshot.cart ?? {}
  element('count').textContent = String(totalQuantity)
  element('lines').replaceChildren(...entries.map(lineOf))
  element('subtotal').textContent = formatMoney(fromSubunits(subtotalCents, 'EUR'))
  element('problem').textContent = snapshot.failed ? cartAlert(snapshot.failed, messages)?.message : ''
}

for (const button of document.querySelectorAll('button')) {
  const sku = button.dataset.add
  button.onclick = () => cart.add({ itemId: 'mug', sku, title: 'Mug' })
}
cart.subscribe(show)
start()
show()
