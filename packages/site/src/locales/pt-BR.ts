import type { Messages } from '../messages.ts'

/** Texts in Brazilian Portuguese. */
export const messages: Messages = {
  'site.error.csrfExpired': 'Sua sessão expirou. Recarregue a página e tente novamente.',
  'site.error.cookiesDisabled': 'Ative os cookies no seu navegador, recarregue a página e tente novamente.',
  'site.error.tooManyRequests': 'Tente novamente em alguns segundos.',
  'site.error.noMainNavigation': 'Não foi possível encontrar a navegação principal do site',
}
