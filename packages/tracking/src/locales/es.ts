import type { ConsentMessages } from '../messages.ts'

/** Texts in Spanish. */
export const messages: ConsentMessages = {
  'consent.title': 'Cookies en este sitio',
  'consent.text':
    'Con tu consentimiento usamos cookies para contar las visitas y saber qué les gusta a quienes nos visitan. El sitio funciona también sin ellas.',
  'consent.accept': 'Aceptar',
  'consent.decline': 'Rechazar',
  'consent.close': 'Cerrar',
  'consent.settings': 'Configuración de cookies',
  'consent.granted': 'Has aceptado las cookies.',
  'consent.refused': 'Has rechazado las cookies.',
}
