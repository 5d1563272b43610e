import { linkPrefix } from './deep-link.ts'
import type { GalleryLightbox, LightboxHost } from './gallery-lightbox.browser.ts'

/** The module `@sitewright/gallery/lightbox`, as `import()` resolves it. */
export interface LightboxModule {
  /** Creates the lightbox, once the module is loaded. */
  readonly galleryLightbox: (host: LightboxHost) => GalleryLightbox
}

/**
 * Creates a lightbox that is loaded when the pointer or the focus reaches the gallery; pass it to `createGallery`. An address
 * of a picture loads it at once. If loading fails, a press follows the picture's link, and the next one tries again.
 *
 * @example
 * ```ts
 * import { createGallery } from '@sitewright/gallery'
 * import { lazyLightbox } from '@sitewright/gallery/lazy'
 *
 * const lightbox = lazyLightbox(() => import('@sitewright/gallery/lightbox'))
 * for (const element of document.querySelectorAll<HTMLElement>('[data-gallery]'))
 *   createGallery(element, { lightbox })
 * ```
 */
export function lazyLightbox(load: () => Promise<LightboxModule>): (host: LightboxHost) => GalleryLightbox {
  return (host) => {
    const { element, signal } = host
    let lightbox: GalleryLightbox | undefined
    let loading: Promise<GalleryLightbox | undefined> | undefined
    /** Number of calls that open or close. Only the last one counts once the lightbox is loaded. */
    let calls = 0
    // Asynchronous, so that a `load` that throws has failed as one that rejects.
    const attempt = async (): Promise<LightboxModule> => load()
    function ready(): Promise<GalleryLightbox | undefined> {
      loading ??= attempt().then(
        ({ galleryLightbox }) => (lightbox ??= signal.aborted ? undefined : galleryLightbox(host)),
        () => (loading = undefined),
      )
      return loading
    }
    function followAddress(): void {
      if (element.id && location.hash.startsWith(linkPrefix(element.id))) void ready()
    }
    for (const type of ['pointerdown', 'pointerover', 'focusin']) {
      element.addEventListener(type, () => void (host.options().lightbox && ready()), { signal, once: true })
    }
    addEventListener('popstate', followAddress, { signal })
    followAddress()
    return {
      get element() {
        return lightbox?.element
      },
      open: (index, from) => {
        const call = ++calls
        void ready().then((loaded) => {
          if (call !== calls || signal.aborted) return
          if (loaded) loaded.open(index, from)
          else if (from instanceof HTMLAnchorElement) location.assign(from.href)
        })
      },
      close: () => {
        calls++
        lightbox?.close()
      },
      update: (index) => lightbox?.update(index),
    }
  }
}
