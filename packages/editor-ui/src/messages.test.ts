import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import { messages } from './catalogue.ts'
import { confirmMessages, fillMessage, tagMessages, type Messages, type MessageValues } from './messages.ts'

test('each message is in one group, and in the catalogue', () => {
  const source = readFileSync(new URL('./messages.ts', import.meta.url), 'utf8')
  const keys = [...source.matchAll(/^ {2}'?(editor[.\w-]+)'?:/gm)].map(([, key]) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(Object.keys(messages).sort()).toEqual(keys.toSorted())
})

test('a message needs a value for each of its placeholders, and no other', () => {
  expectTypeOf<MessageValues<'editor.validation.fileSize'>>().toEqualTypeOf<
    Readonly<Record<'fileName' | 'maxSize', string | number>>
  >()
})

test('values that hold braces or dollar signs stay as they are', () => {
  const tagType = '{tagType} $& $1 {constructor}'
  expect(fillMessage(tagMessages, 'editor.validation.tagExists', { tagType })).toBe(
    'This {tagType} $& $1 {constructor} already exists',
  )
})

// spec: EDT-025
test("the link of a chat provider's preset begins as Order Now", () => {
  expect(messages['editor.chat.linkTitle']).toBe('Order Now')
})

/** Texts that the specification quotes. */
const quoted = {
  'editor.link.name': 'Link Name',
  'editor.link.newWindow': 'Open in New Window',
  'editor.link.target.page': 'Page',
  'editor.link.target.webAddress': 'Web Address',
  'editor.link.target.email': 'Email',
  'editor.link.target.phone': 'Phone',
  'editor.link.target.file': 'File',
  'editor.link.tab.pages': 'Pages',
  'editor.link.tab.links': 'Links',
  'editor.link.tab.webAddress': 'Web Address',
  'editor.link.tab.email': 'Email',
  'editor.link.tab.phone': 'Phone',
  'editor.link.tab.file': 'File',
  'editor.color.hex': 'Hex',
  'editor.color.rgb': 'RGB',
  'editor.color.hsl': 'HSL',
  'editor.font.category.sansSerif': 'Sans Serif',
  'editor.font.category.serif': 'Serif',
  'editor.font.category.display': 'Display',
  'editor.font.category.script': 'Script',
  'editor.font.category.slabSerif': 'Slab Serif',
  'editor.font.category.mono': 'Mono',
  'editor.font.category.other': 'Other',
  'editor.pageStatus.scheduled': 'Scheduled',
  'editor.pageStatus.needsReview': 'Needs Review',
  'editor.pageStatus.draft': 'Draft',
  'editor.pageStatus.private': 'Private',
  'editor.chat.linkTitle': 'Order Now',
  'editor.automation.awaiting': 'awaiting connection',
  'editor.automation.connected': '{n} connected',
  'editor.mailing.connected': 'connected',
  'editor.mailing.disconnected': 'disconnected',
  'editor.address.address': 'Address',
  'editor.address.cityStateZip': 'City/State/Zip',
  'editor.address.country': 'Country',
  'editor.emailSettings.cc': 'CC',
  'editor.emailSettings.bcc': 'BCC',
  'editor.emailSettings.to': 'To',
  'editor.validation.email': 'Please enter a valid email',
  'editor.validation.emailFormat': 'Emails must be formatted as {email}',
  'editor.validation.pageUrl': '{val} is not a valid page URL',
  'editor.validation.option': '{val} is not one of the expected options',
  'editor.validation.tagExists': 'This {tagType} already exists',
  'editor.validation.tagEditOne': 'You may only edit one {tagType} at a time',
  'editor.validation.fileName': 'Please enter a file name',
  'editor.validation.list': 'A List must be selected',
  'editor.validation.datasetColumn': 'Your dataset must have at least one column',
  'editor.validation.datasetRow': 'Your dataset must have at least one row',
  'editor.validation.datasetMissing': 'One or more rows was missing data',
  'editor.validation.datasetEmpty': 'Enter some data!',
  'editor.validation.fileType': 'The file {fileName} does not appear to be a supported file',
  'editor.validation.fileSize':
    'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  'editor.validation.vimeoBasic':
    'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  'editor.validation.android': 'Code editing is not available on Android.',
  'editor.validation.update': 'Update the missing or invalid information above.',
  'editor.error.results': 'Unable to load results',
  'editor.error.load': 'Unable to load. Try again.',
  'editor.error.generic': 'Something went wrong',
  'editor.error.network': 'Network error',
  'editor.error.jobNoData': 'No response data from job request',
  'editor.error.processing': 'File processing failed',
  'editor.error.processingIncomplete': 'File processing failed to complete',
  'editor.error.uploadIncomplete': 'File upload failed to complete',
  'editor.error.processingCancelled': 'File processing cancelled',
  'editor.error.uploading': 'Error uploading',
  'editor.error.collections': 'Unable to load collections',
  'editor.error.fonts': 'Unable to load fonts',
  'editor.error.fontPreview': 'Unable to load preview for {fontName}',
  'editor.error.content': 'Unable to locate content',
  'editor.error.connect': 'Unable to connect. Please try again',
  'editor.error.renameTitle': 'Unable to Rename File',
  'editor.error.rename': 'There was a problem while renaming your file.',
  'editor.error.uploadTitle': 'Unable to Upload File',
  'editor.error.upload': 'There was a problem while uploading your file.',
  'editor.error.noMailingLists': "You don't have any mailing lists. Please create one before continuing.",
  'editor.retry.tryAgain': 'Try again',
  'editor.retry.retry': 'Retry',
} satisfies Partial<Messages>

test('each message has a text', () => {
  expect(Object.entries(messages).filter(([, text]) => text.trim() === '')).toEqual([])
})

test('the texts of the specification are exact', () => {
  expect(messages).toMatchObject(quoted)
  expect(confirmMessages['editor.confirm.no']).toBe('Cancel')
})
