import { upgrade } from '@sitewright/gallery/auto'

/** Hangs the pictures: what the server sent as markup begins to move. */
export const hang = (): void => upgrade()
