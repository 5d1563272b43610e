/** Markup in place of the widget of a captcha service. */
export const captchaWidget =
  '<div style="max-inline-size: 19rem; padding: 1.5rem; border: 1px dashed; text-align: center">Widget of the captcha service</div>'
