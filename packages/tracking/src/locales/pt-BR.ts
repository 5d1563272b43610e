import type { ConsentMessages } from '../messages.ts'

/** Texts in Brazilian Portuguese. */
export const messages: ConsentMessages = {
  'consent.title': 'Cookies neste site',
  'consent.text':
    'Com seu consentimento, usamos cookies para contar visitas e saber do que os visitantes gostam. O site funciona sem eles.',
  'consent.accept': 'Aceitar',
  'consent.decline': 'Recusar',
  'consent.close': 'Fechar',
  'consent.settings': 'Configurações de cookies',
  'consent.granted': 'Você aceitou os cookies.',
  'consent.refused': 'Você recusou os cookies.',
}
