import type { GalleryLightbox, LightboxHost } from './gallery-lightbox.browser.ts'

/** What `import('@sitewright/gallery/lightbox')` resolves to, as far as a gallery needs it. */
export interface LightboxModule {
  readonly galleryLightbox: (host: LightboxHost) => GalleryLightbox
}

/**
 * A lightbox that is loaded when a visitor comes near it, for `createGallery`. An address that names a picture loads it at
 * once. If it cannot be loaded, the picture's link is followed, and the next press tries again.
 */
export function lazyLightbox(load: () => Promise<LightboxModule>): (host: LightboxHost) => GalleryLightbox {
  return (host) => {
    const { element, signal } = host
    let lightbox: GalleryLightbox | undefined
    let loading: Promise<GalleryLightbox | undefined> | undefined
    function ready(): Promise<GalleryLightbox | undefined> {
      loading ??= load().then(
        ({ galleryLightbox }) => (lightbox ??= signal.aborted ? undefined : galleryLightbox(host)),
        () => (loading = undefined),
      )
      return loading
    }
    function visit(): void {
      if (element.id && location.hash.startsWith(`#${encodeURI(element.id)}/`)) void ready()
    }
    for (const near of ['pointerdown', 'pointerover', 'focusin']) {
      element.addEventListener(near, () => void (host.options().lightbox && ready()), { signal, once: true })
    }
    addEventListener('popstate', visit, { signal })
    visit()
    return {
      get element() {
        return lightbox?.element
      },
      open: (index, from) =>
        void ready().then((loaded) => {
          if (loaded) loaded.open(index, from)
          else if (!signal.aborted && from instanceof HTMLAnchorElement) location.assign(from.href)
        }),
      close: () => lightbox?.close(),
      update: (index) => lightbox?.update(index),
    }
  }
}
