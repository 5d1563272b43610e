import type { HeaderFooter } from '../contract/header-footer.ts'
import { isRecord } from './record.ts'

/** Reads a site's header and footer. */
export const parseHeaderFooter = (body: unknown): HeaderFooter | undefined =>
  isRecord(body) && isRecord(body.header) && isRecord(body.footer)
    ? { header: body.header, footer: body.footer }
    : undefined
