import { fill, formFor, type CountedText } from '@sitewright/site/messages'

/** Messages of the buttons that repeat a failed action, and of failures that any part may show. */
export const sharedMessages = {
  'editor.retry.tryAgain': 'Try again',
  'editor.retry.retry': 'Retry',
  'editor.error.generic': 'Something went wrong',
  'editor.error.network': 'Network error',
  'editor.error.load': 'Unable to load. Try again.',
  'editor.error.results': 'Unable to load results',
  'editor.error.content': 'Unable to locate content',
  'editor.error.connect': 'Unable to connect. Please try again',
  'editor.validation.update': 'Update the missing or invalid information above.',
  'editor.loading': 'Loading…',
} as const

/** Messages of confirm dialogs. */
export const confirmMessages = {
  'editor.confirm.yes': 'Confirm',
  'editor.confirm.no': 'Cancel',
} as const

/** Messages of the link editor. */
export const linkMessages = {
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
  'editor.link.tabs': 'Link to',
  'editor.link.save': 'Save',
  'editor.link.remove': 'Remove link',
  'editor.link.cancel': 'Cancel',
  'editor.link.filter': 'Filter',
  'editor.link.empty': 'There is nothing to choose from yet.',
  'editor.validation.link': 'Links must be a web address, with or without www.',
  'editor.validation.pageUrl': '{val} is not a valid page URL',
  'editor.validation.email': 'Please enter a valid email',
  'editor.validation.phone': 'Please enter a phone number',
  'editor.validation.file': 'Please choose a file',
  'editor.error.collections': 'Unable to load collections',
} as const

/** Messages of the colour picker. */
export const colorMessages = {
  'editor.color.hex': 'Hex',
  'editor.color.rgb': 'RGB',
  'editor.color.hsl': 'HSL',
  'editor.colour.format': 'Format',
  'editor.colour.hue': 'Hue',
  'editor.colour.saturation': 'Saturation',
  'editor.colour.lightness': 'Lightness',
  'editor.colour.alpha': 'Alpha',
  'editor.colour.swatches': 'Swatches',
  'editor.colour.eyedropper': 'Pick a colour from the screen',
  'editor.colour.problem.hue': 'Hue out of bounds.',
  'editor.colour.problem.saturation': 'Saturation out of bounds.',
  'editor.colour.problem.lightness': 'Lightness out of bounds.',
  'editor.colour.problem.alpha': 'Alpha out of bounds.',
  'editor.colour.problem.missing': 'Missing an H/S/L value.',
  'editor.colour.problem.format': 'This is not a colour in this format.',
} as const

/** Messages about the contrast of a colour. */
export const contrastMessages = {
  'editor.colour.contrast': 'Contrast',
  'editor.colour.contrast.large': 'AA for large text',
  'editor.colour.contrast.low': 'Low',
} as const

/** Messages of the font picker. */
export const fontMessages = {
  'editor.font.category.sansSerif': 'Sans Serif',
  'editor.font.category.serif': 'Serif',
  'editor.font.category.display': 'Display',
  'editor.font.category.script': 'Script',
  'editor.font.category.slabSerif': 'Slab Serif',
  'editor.font.category.mono': 'Mono',
  'editor.font.category.other': 'Other',
  'editor.font.category.all': 'All',
  'editor.font.category': 'Category',
  'editor.font.search': 'Search fonts',
  'editor.font.all': 'All fonts',
  'editor.font.styleGuide': 'Fonts in the style guide',
  'editor.font.kits': 'Font kits',
  'editor.font.loadTimeWarning': 'Each font family makes pages slower to load.',
  'editor.font.none': 'No font matches “{search}”.',
  'editor.font.matches': '{n} fonts',
  'editor.font.match': '1 font',
  'editor.error.fonts': 'Unable to load fonts',
  'editor.error.fontPreview': 'Unable to load preview for {fontName}',
} as const

/** Messages of the file manager. */
export const fileMessages = {
  'editor.files.existing': 'Existing files',
  'editor.files.upload': 'Upload',
  'editor.files.choose': 'Choose file',
  'editor.files.rename': 'Rename',
  'editor.files.replace': 'Replace',
  'editor.files.delete': 'Delete',
  'editor.files.detail': 'File detail',
  'editor.files.loadMore': 'Load more',
  'editor.files.drop': 'Drop files here',
  'editor.files.dropHint': 'or paste them',
  'editor.files.none': 'There are no files yet.',
  'editor.files.pick': 'Select a file to see its details.',
  'editor.files.name': 'File name',
  'editor.files.type': 'Type',
  'editor.files.size': 'Size',
  'editor.files.added': 'Added',
  'editor.files.save': 'Save',
  'editor.files.cancel': 'Cancel',
  'editor.files.dismiss': 'Dismiss',
  'editor.files.uploads': 'Uploads',
  'editor.files.uploadOf': '{action} {fileName}',
  'editor.files.queued': 'Waiting',
  'editor.files.uploading': 'Uploading',
  'editor.files.cancelling': 'Cancelling',
  'editor.files.processing': 'Processing',
  'editor.files.done': 'Uploaded',
  'editor.files.deleteTitle': 'Delete {fileName}?',
  'editor.files.deleteBody': 'It disappears from every page that shows it.',
  'editor.error.deleteTitle': 'Unable to Delete File',
  'editor.error.delete': 'There was a problem while deleting your file.',
  'editor.error.replaceTitle': 'Unable to Replace File',
  'editor.error.replace': 'There was a problem while replacing your file.',
  'editor.validation.fileName': 'Please enter a file name',
  'editor.validation.fileType': 'The file {fileName} does not appear to be a supported file',
  'editor.validation.fileSize':
    'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
  'editor.error.jobNoData': 'No response data from job request',
  'editor.error.processing': 'File processing failed',
  'editor.error.processingIncomplete': 'File processing failed to complete',
  'editor.error.uploadIncomplete': 'File upload failed to complete',
  'editor.error.processingCancelled': 'File processing cancelled',
  'editor.error.uploading': 'Error uploading',
  'editor.error.renameTitle': 'Unable to Rename File',
  'editor.error.rename': 'There was a problem while renaming your file.',
  'editor.error.uploadTitle': 'Unable to Upload File',
  'editor.error.upload': 'There was a problem while uploading your file.',
} as const

/** Messages of the data table. */
export const tableMessages = {
  'editor.table.rowsPerPage': 'Rows per page',
  'editor.table.sort': 'Sort by {column}',
  'editor.table.previous': 'Previous page',
  'editor.table.next': 'Next page',
  'editor.table.range': 'Rows {first}–{last} of {count}',
  'editor.table.empty': 'There are no rows.',
  'editor.table.pages': 'Pages of {caption}',
} as const

/** Messages of the tag and category manager. */
export const tagMessages = {
  'editor.tags.new': 'New {tagType}',
  'editor.tags.edit': 'Edit',
  'editor.tags.merge': 'Merge',
  'editor.tags.remove': 'Remove',
  'editor.tags.filter': 'Filter',
  'editor.tags.type.tag': 'tag',
  'editor.tags.type.category': 'category',
  'editor.tags.types.tag': 'Tags',
  'editor.tags.types.category': 'Categories',
  'editor.tags.editOf': '{action} {name}',
  'editor.tags.select': 'Select {name}',
  'editor.tags.save': 'Save',
  'editor.tags.cancel': 'Cancel',
  'editor.tags.mergeInto': 'Merge {n} into',
  'editor.tags.matches': '{n} of {count}',
  'editor.tags.none': 'There is nothing to show.',
  'editor.tags.required': 'Enter a name',
  'editor.tags.tooLong': 'Use at most {max} characters',
  'editor.validation.tagExists': 'This {tagType} already exists',
  'editor.validation.tagEditOne': 'You may only edit one {tagType} at a time',
} as const

/** Messages of the dataset editor. */
export const datasetMessages = {
  'editor.chart.series': 'Series',
  'editor.chart.labels': 'Labels',
  'editor.chart.rows': 'Rows',
  'editor.chart.columns': 'Columns',
  'editor.chart.data': 'Chart data',
  'editor.chart.preview': 'Chart preview',
  'editor.chart.kind': 'Chart',
  'editor.chart.bar': 'Bar',
  'editor.chart.line': 'Line',
  'editor.chart.pie': 'Pie',
  'editor.chart.addRow': 'Add row',
  'editor.chart.addColumn': 'Add column',
  'editor.chart.removeRow': 'Remove row',
  'editor.chart.removeColumn': 'Remove column',
  'editor.chart.undo': 'Undo',
  'editor.chart.redo': 'Redo',
  'editor.chart.seriesName': 'Series {n}',
  'editor.chart.rowName': 'Row {n}',
  'editor.chart.truncated': 'The data was cut to {rows} rows and {columns} columns.',
  'editor.chart.truncatedRows': 'The data was cut to {rows} rows.',
  'editor.chart.truncatedColumns': 'The data was cut to {columns} columns.',
  'editor.chart.summary': '{kind} chart of {series} series and {rows} rows',
  'editor.validation.datasetColumn': 'Your dataset must have at least one column',
  'editor.validation.datasetRow': 'Your dataset must have at least one row',
  'editor.validation.datasetMissing': 'One or more rows was missing data',
  'editor.validation.datasetEmpty': 'Enter some data!',
} as const

/** Messages of the mailing-list connector and of the automation panel. */
export const connectorMessages = {
  'editor.automation.awaiting': 'awaiting connection',
  'editor.automation.connected': '{n} connected',
  'editor.mailing.connected': 'connected',
  'editor.mailing.disconnected': 'disconnected',
  'editor.mailing.doubleOptIn': 'Double opt-in',
  'editor.mailing.doubleOptInHint': 'New subscribers confirm their email first.',
  'editor.mailing.title': 'Mailing list',
  'editor.mailing.list': 'List',
  'editor.mailing.connect': 'Connect',
  'editor.mailing.disconnect': 'Disconnect',
  'editor.automation.title': 'Automation',
  'editor.automation.connections': '{n} connections',
  'editor.automation.connection': '1 connection',
  'editor.automation.connect': 'Connect',
  'editor.automation.disconnect': 'Disconnect',
  'editor.automation.disconnectOf': 'Disconnect {name}',
  'editor.validation.list': 'A List must be selected',
  'editor.error.noMailingLists': "You don't have any mailing lists. Please create one before continuing.",
} as const

/** Messages of the rich-text toolbar. */
export const richTextMessages = {
  'editor.rte.bold': 'Bold',
  'editor.rte.italic': 'Italic',
  'editor.rte.underline': 'Underline',
  'editor.rte.strikethrough': 'Strikethrough',
  'editor.rte.subscript': 'Subscript',
  'editor.rte.superscript': 'Superscript',
  'editor.rte.heading1': 'Heading 1',
  'editor.rte.heading2': 'Heading 2',
  'editor.rte.heading3': 'Heading 3',
  'editor.rte.heading4': 'Heading 4',
  'editor.rte.heading5': 'Heading 5',
  'editor.rte.heading6': 'Heading 6',
  'editor.rte.list': 'List',
  'editor.rte.indent': 'Indent',
  'editor.rte.alignment': 'Alignment',
  'editor.rte.textColour': 'Text colour',
  'editor.rte.backgroundColour': 'Background colour',
  'editor.rte.link': 'Link',
  'editor.rte.undo': 'Undo',
  'editor.rte.redo': 'Redo',
  'editor.rte.toolbar': 'Formatting',
  'editor.rte.block': 'Paragraph style',
  'editor.rte.named': '{label}: {name}',
  'editor.rte.paragraph': 'Paragraph',
  'editor.rte.bulletList': 'Bulleted list',
  'editor.rte.orderedList': 'Numbered list',
  'editor.rte.outdent': 'Outdent',
  'editor.rte.alignLeft': 'Align left',
  'editor.rte.alignCenter': 'Align centre',
  'editor.rte.alignRight': 'Align right',
  'editor.rte.alignJustify': 'Justify',
  'editor.rte.removeColour': 'Remove colour',
} as const

/** Messages of the code editor. */
export const codeMessages = {
  'editor.validation.android': 'Code editing is not available on Android.',
  'editor.code.leave': 'Tab indents. To leave, press Escape, then Tab.',
} as const

/** Messages of the video field. */
export const videoMessages = {
  'editor.video.address': 'Video URL',
  'editor.validation.vimeoBasic':
    'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
} as const

/** Message about a stored value that is no option. */
export const optionMessages = {
  'editor.validation.option': '{val} is not one of the expected options',
} as const

/** Messages of the settings of pages, slides and popups. */
export const pageMessages = {
  'editor.pageStatus': 'Page status',
  'editor.pageStatus.scheduled': 'Scheduled',
  'editor.pageStatus.needsReview': 'Needs Review',
  'editor.pageStatus.draft': 'Draft',
  'editor.pageStatus.private': 'Private',
  'editor.deviceView': 'Device view',
  'editor.deviceView.desktop': 'Desktop',
  'editor.deviceView.phone': 'Phone',
  'editor.deviceView.tablet': 'Tablet',
  'editor.cart': 'Cart',
  'editor.cart.empty': 'Empty',
  'editor.cart.hasItems': 'Has items',
  'editor.popupPosition': 'Popup position',
  'editor.popupPosition.TOP_LEFT': 'Top left',
  'editor.popupPosition.TOP_CENTER': 'Top centre',
  'editor.popupPosition.TOP_RIGHT': 'Top right',
  'editor.popupPosition.CENTER_LEFT': 'Centre left',
  'editor.popupPosition.CENTER': 'Centre',
  'editor.popupPosition.CENTER_RIGHT': 'Centre right',
  'editor.popupPosition.BOTTOM_LEFT': 'Bottom left',
  'editor.popupPosition.BOTTOM_CENTER': 'Bottom centre',
  'editor.popupPosition.BOTTOM_RIGHT': 'Bottom right',
  'editor.slide': 'Slide',
  'editor.slide.cover-page': 'Cover page',
  'editor.slide.lock-screen': 'Lock screen',
  'editor.slide.popup-overlay': 'Popup overlay',
  'editor.slide.sso-screen': 'Single sign-on screen',
} as const

/** Names of the kinds of slices. */
export const sliceMessages = {
  'editor.slice': 'Slice',
  'editor.slice.heading': 'Heading',
  'editor.slice.sub-heading': 'Sub-heading',
  'editor.slice.body': 'Body',
  'editor.slice.image': 'Image',
  'editor.slice.gallery': 'Gallery',
  'editor.slice.video': 'Video',
  'editor.slice.social-icons': 'Social icons',
  'editor.slice.buttons': 'Buttons',
  'editor.slice.navigation': 'Navigation',
  'editor.slice.custom-form': 'Custom form',
  'editor.slice.newsletter': 'Newsletter',
  'editor.slice.album': 'Album',
  'editor.slice.map': 'Map',
  'editor.slice.lock': 'Lock',
  'editor.slice.password': 'Password',
  'editor.slice.twitter': 'Twitter',
  'editor.slice.logo': 'Logo',
} as const

/** Messages of email settings and of address fields. */
export const formMessages = {
  'editor.emailSettings.subject': 'Subject',
  'editor.emailSettings.to': 'To',
  'editor.emailSettings.cc': 'CC',
  'editor.emailSettings.bcc': 'BCC',
  'editor.emailSettings.body': 'Body',
  'editor.emailSettings.legend': 'Email settings',
  'editor.validation.emailFormat': 'Emails must be formatted as {email}',
  'editor.address.address': 'Address',
  'editor.address.cityStateZip': 'City/State/Zip',
  'editor.address.country': 'Country',
  'editor.places.search': 'Search for a place',
  'editor.places.none': 'No place matches.',
  'editor.places.matches': '{n} places',
  'editor.places.match': '1 place',
} as const

/** Texts that presets of blocks begin with. */
export const presetMessages = {
  'editor.chat.linkTitle': 'Order Now',
} as const

/** English messages of all parts. */
type Catalogue = typeof sharedMessages &
  typeof confirmMessages &
  typeof linkMessages &
  typeof colorMessages &
  typeof contrastMessages &
  typeof fontMessages &
  typeof fileMessages &
  typeof tableMessages &
  typeof tagMessages &
  typeof datasetMessages &
  typeof connectorMessages &
  typeof richTextMessages &
  typeof codeMessages &
  typeof videoMessages &
  typeof optionMessages &
  typeof pageMessages &
  typeof sliceMessages &
  typeof formMessages &
  typeof presetMessages

/** The key of a message. */
export type MessageKey = keyof Catalogue

/** Keys of messages that may have a text for each form of a number. */
type CountedKey = 'editor.font.matches' | 'editor.places.matches' | 'editor.automation.connections'

/** The messages of one part, by key. */
export type MessagesOf<Own> = { readonly [Key in keyof Own]: Key extends CountedKey ? CountedText : string }

/** Messages by key. */
export type Messages = MessagesOf<Catalogue>

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** The values of a message: one for each placeholder of its English text. */
export type MessageValues<Key extends MessageKey> = Readonly<
  Record<Placeholder<Catalogue[Key]>, string | number>
>

/**
 * Fills a message with its values. Braces and dollar signs in values are kept as they are.
 *
 * @example
 * ```ts
 * import { fillMessage, messages } from '@sitewright/editor-ui'
 *
 * fillMessage(messages, 'editor.validation.fileType', { fileName: 'a{b}.exe' })
 * // 'The file a{b}.exe does not appear to be a supported file'
 * ```
 */
export const fillMessage = <Key extends MessageKey>(
  texts: Readonly<Record<Key, string>>,
  key: Key,
  values: MessageValues<Key>,
): string => fill(texts[key], values)

/** How many there are: the message for one, or that for a number in the form that the number has. */
export const countMessage = <One extends MessageKey, Many extends CountedKey>(
  texts: Readonly<Record<One, string> & Record<Many, CountedText>>,
  one: One,
  many: Many,
  count: number,
  locale: string | undefined,
): string => fill(count === 1 ? texts[one] : formFor(texts[many], count), { n: count.toLocaleString(locale) })
