interface EyeDropper {
  readonly open: () => Promise<{ readonly sRGBHex: string }>
}

/** Checks for a browser that can pick a colour from the screen: https://wicg.github.io/eyedropper-api/ */
export const hasEyedropper = (): boolean => 'EyeDropper' in globalThis

/** Lets the user pick a colour from the screen. Resolves with `#rrggbb`, or undefined if none was picked. */
export async function pickFromScreen(): Promise<string | undefined> {
  const { EyeDropper } = globalThis as { readonly EyeDropper?: new () => EyeDropper }
  try {
    return EyeDropper && (await new EyeDropper().open()).sRGBHex
  } catch {
    // The Escape key rejects, and so does a second call while the first one waits.
    return undefined
  }
}
