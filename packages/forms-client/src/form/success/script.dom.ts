import { trusted } from './trusted.dom.ts'

/** Settings of `runScripts`. */
export interface ScriptOptions {
  /** Nonce for scripts that have none of their own. */
  readonly nonce?: string | undefined
  /** Receives scripts that could not be loaded or run. */
  readonly report?: ((error: unknown) => void) | undefined
}

/**
 * Runs the scripts in markup that was inserted as text, in their order, each once. A browser does not run those itself:
 * https://html.spec.whatwg.org/#dom-innerhtml
 */
export async function runScripts(root: ParentNode, { nonce, report }: ScriptOptions = {}): Promise<void> {
  for (const inert of root.querySelectorAll('script')) {
    await runScript(inert, nonce).catch((error: unknown) => report?.(error))
  }
}

async function runScript(inert: HTMLScriptElement, nonce: string | undefined): Promise<void> {
  const script = inert.ownerDocument.createElement('script')
  for (const { name, value } of inert.attributes) script.setAttribute(name, trustedAttribute(name, value))
  // Browsers empty the attribute and keep the nonce as a property.
  const own = [inert.nonce, inert.getAttribute('nonce'), nonce].find((each) => each)
  if (own) script.nonce = own
  script.text = trusted().createScript(inert.text)
  const isExternal = script.hasAttribute('src') && !isData(script)
  const loaded = isExternal ? whenLoaded(script) : undefined
  inert.replaceWith(script)
  await loaded
}

function trustedAttribute(name: string, value: string): string {
  if (name.startsWith('on')) return trusted().createScript(value)
  return name === 'src' ? trusted().createScriptURL(value) : value
}

/** Checks for a block of data, such as JSON: it is not run, so it never loads. */
const isData = ({ type }: HTMLScriptElement): boolean =>
  type !== '' && type !== 'module' && !/^(text|application)\/(java|ecma)script$/i.test(type)

const whenLoaded = (script: HTMLScriptElement): Promise<void> =>
  new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`The script ${script.src} could not be loaded.`)))
  })
