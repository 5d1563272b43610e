const APP = /<script type="module" src="([^"]+\/app\.[^"/]+\.js)"><\/script>/

/** A page that is painted before its application starts: to read it needs no script. */
export const startAfterPaint = (html: string): string =>
  html.replace(
    APP,
    (_, address: string) =>
      `<link rel="modulepreload" href="${address}">\n    ` +
      `<script type="module">requestAnimationFrame(() => setTimeout(() => import(${JSON.stringify(address)})))</script>`,
  )
