import type { Send } from './record.contract.ts'

/** Sends by `sendBeacon` or by XHR, as plain text. No answer is read. */
export const send: Send = (endpoint, body, deliveryType) => {
  if (deliveryType === 'beacon') return navigator.sendBeacon?.(endpoint, body) ?? false
  const request = new XMLHttpRequest()
  request.open('POST', endpoint)
  request.setRequestHeader('Content-Type', 'text/plain;charset=UTF-8')
  request.send(body)
  return true
}
