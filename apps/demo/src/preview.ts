/** Name of the frame in which the editor shows a page. It stays as the frame is led from page to page. */
export const PREVIEW = 'sill-preview'

/** True for a page in the frame of the editor: it measures nothing, and nothing of the demo's own stands over it. */
export const isPreview = (): boolean => window.name === PREVIEW && window.parent !== window
