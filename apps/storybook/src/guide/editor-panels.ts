import { type Guides, inEditor as part, named } from './guide.ts'

const title = named('Title', part('panel-title'), 'A heading. The panel is named after it.')
const badge = named('State', part('badge'), 'In words as well as in colour.')
const actions = named('Actions', part('actions'), 'At the end of the panel.')
const list = (name: string, text: string) => named('List', part(name), text)

/** Parts that manage something: lists, data, texts, connections. */
export const panels: Guides = {
  'editor-ui/Editor': {
    summary:
      'Parts put together as an editor: a text in the middle, panels beside it, and the words of one provider for all.',
    use: ['A model for the composition of an editor. Take it as a beginning.'],
    avoid: ['A part to import as a whole. Import the parts that it is made of.'],
    story: 'APage',
    anatomy: [
      named('Tools', part('toolbar'), 'One stop of Tab. Arrow keys walk.'),
      named('Text', part('rich-text-host'), 'What the owner writes.'),
      named('Panel', part('panel'), 'One subject each.'),
      named('Tabs', part('tab-list'), 'Panels in the place of one, where the window is narrow.'),
    ],
    states: ['APage', 'AChart', 'SeenOnAPhone', 'OnAPhone', 'InTheDark', 'ForcedColours'],
    words: ['One name for one thing in all panels. If it is a “page” in one, it is not a “view” in another.'],
  },
  'editor-ui/RichTextEditor': {
    summary:
      'Writes formatted text. What is pasted loses everything that is not in the toolbar, and nothing in it ever runs.',
    use: ['Texts of a site: paragraphs, headings, lists, links, colours.'],
    avoid: ['Text without formats. Use a textarea within a Field.', 'Code. Use CodeEditor.'],
    story: 'WithText',
    anatomy: [
      named('Toolbar', part('toolbar'), 'Shows what the text at the caret is.'),
      named('Group', part('toolbar-group'), 'Tools that belong together.'),
      named('Tool', part('toolbar-item'), 'Pressed or not, said as well as shown.'),
      named('Text', part('rich-text-host'), 'Grows with what is written.'),
    ],
    states: ['WithText', 'Empty', 'ReadOnly', 'ALink', 'ATextColour', 'FailedToLoad'],
    words: [
      'The placeholder says what belongs here (“Tell who you are”), not “Type here”.',
      'Names of styles: “Heading 1”, “Paragraph”, as the published page has them.',
    ],
  },
  'editor-ui/Toolbar': {
    summary:
      'A row of tools with menus and panels. Where it does not fit it takes a second row, and it stays one stop of Tab.',
    use: ['Tools for a text or for a selection.'],
    avoid: ['Two or three buttons of a panel. Put them into a row.', 'Navigation.'],
    story: 'FormattedText',
    anatomy: [
      named('Toolbar', part('toolbar'), 'Named after what it acts on.'),
      named('Group', part('toolbar-group'), 'A line divides groups.'),
      named('Tool', part('toolbar-item'), 'An icon with a name. The pointer shows the name and its key.'),
      named('Colour', part('toolbar-color'), 'Shows the present colour below the icon.'),
    ],
    states: ['PlainText', 'FormattedText', 'ReadOnly', 'MenuOfStyles', 'PanelOfALink', 'OnAPhone'],
    words: ['Names of tools: what they make (“Bold”, “Bulleted list”), with the key in the tooltip.'],
  },
  'editor-ui/CodeEditor': {
    summary:
      'Edits HTML, CSS or JavaScript: a plain field with line numbers, or one with colours that is loaded when it is needed.',
    use: ['Code blocks and injected code of a site.'],
    avoid: [
      'Formatted text. Use RichTextEditor.',
      'Templates with a preview. The playground of the template engine has one.',
    ],
    story: 'Textarea',
    anatomy: [
      named('Lines', part('code-lines'), 'For the eye alone: screen readers are not told numbers.'),
      named('Code', part('code-field'), 'Tab indents. Escape, then Tab leaves.'),
      named('Hint', part('code-hint'), 'Says how the keyboard gets out.'),
    ],
    states: ['Textarea', 'Empty', 'ReadOnly', 'Coloured', 'ColouredInTheDark', 'RightToLeft'],
    words: [
      'Label: what the code is for (“Header code”), with the language.',
      'Code is written from left to right in every language.',
    ],
  },
  'editor-ui/DataTable': {
    summary: 'Rows that can be sorted and are shown in pages, from memory or from a server.',
    use: ['Orders, submissions, members: up to 100,000 rows in memory.'],
    avoid: ['Data that is edited in place. Use DatasetEditor.', 'Fewer than ten rows. A list reads better.'],
    story: 'ManyRows',
    anatomy: [
      named('Table', part('table-scroll'), 'Scrolls sideways by itself, also by keyboard.'),
      named('Sort', part('table-sort'), 'A button in the heading of a column. It says the order.'),
      named('Rows per page', part('table-page-size'), '10, 25, 50 or 100.'),
      named('Range', part('table-range'), 'Read aloud when the page changes.'),
      named('Pages', part('table-pager'), 'Back and forth.'),
    ],
    states: ['ManyRows', 'NoRows', 'Loading', 'UnableToLoad', 'FromServer', 'RightToLeft'],
    words: [
      'Headings: one or two words. Numbers are aligned at the end.',
      'An empty table says what would be in it, and how it gets there.',
    ],
  },
  'editor-ui/DatasetEditor': {
    summary:
      'The numbers of a chart as in a spreadsheet, with a preview. Cells can be pasted from a spreadsheet, and every step undone.',
    use: ['Charts of a page.'],
    avoid: ['Large tables that are only read. Use DataTable.', 'Formulas. Calculate before you paste.'],
    story: 'Bars',
    anatomy: [
      named('Tools', part('dataset-tools'), 'Rows, columns, undo and redo.'),
      named('Cells', part('grid-scroll'), 'Arrow keys walk, Enter edits, Ctrl with C, X and V works.'),
      named('Kind', part('chart-kinds'), 'Bars, lines or a pie.'),
      named('Preview', part('chart'), 'Series differ by texture as well as by colour.'),
      named('Legend', part('legend-list'), 'Names of the series.'),
    ],
    states: ['Bars', 'Lines', 'Pie', 'ManySeries', 'NoData', 'MissingData'],
    words: [
      'Names of series: at most 20 letters, or the legend wraps.',
      'Write units into the labels, not into the cells.',
    ],
  },
  'editor-ui/FileManager': {
    summary:
      'The files of a site: choose, upload, rename, replace, delete. Uploads show their progress and can be tried again.',
    use: ['Choosing a picture or a document.'],
    avoid: ['One file of a visitor. Use a field of a form.', 'Videos of other sites. Use VideoField.'],
    story: 'ExistingFiles',
    anatomy: [
      named('Upload', part('file-drop'), 'A button that takes dragged and pasted files, too.'),
      list('file-list', 'Arrow keys walk, Enter chooses, F2 renames, Delete deletes.'),
      named('File', part('file'), 'A small picture, or the kind of the file.'),
      named('Detail', part('file-detail'), 'The chosen file: facts and what can be done with it.'),
      named('More', part('files-more'), 'Loads the next files. Nothing loads by scrolling alone.'),
    ],
    states: ['ExistingFiles', 'NoFiles', 'Uploading', 'Refused', 'UploadFailed', 'UnableToLoad'],
    words: [
      'Say limits before an upload: kinds and size.',
      'A refused file is named, with the reason.',
      'The question before deleting tells where the file is used.',
    ],
  },
  'editor-ui/TagManager': {
    summary:
      'Tags or categories: add, rename, merge, remove, filter. Two names that differ only in case are the same.',
    use: ['The tags of posts and products, for the whole site.'],
    avoid: ['Tags of one post. Use a field that takes several.', 'A tree. Categories here have one level.'],
    story: 'Tags',
    anatomy: [
      named('Tools', part('tag-tools'), 'Filter, and a new tag.'),
      list('tag-list', 'F2 edits a tag, Delete removes it at once.'),
      named('Name', part('tag-name'), 'At most 50 letters, 25 for a category.'),
      named('Count', part('tag-count'), 'How often it is used.'),
    ],
    states: ['Tags', 'Categories', 'NoTags', 'AlreadyExists', 'Merging', 'SavingFailed'],
    words: [
      'Lower case, unless it is a name.',
      'A name that exists says so, and does not add a number to it.',
    ],
  },
  'editor-ui/PageSettings': {
    summary:
      'Settings of a page: its status, the view of a device, pop-ups, slices and the preview of the cart.',
    use: ['The panel of a page in an editor.'],
    avoid: ['Settings of the whole site. Give them a page of their own.'],
    story: 'AllSettings',
    anatomy: [
      named('Choices', part('radio-group'), 'Few and visible.'),
      named('Setting', part('field'), 'A select where there are more.'),
      named('Status', part('status'), 'Scheduled, draft or private, in words as well as in colour.'),
      named('Sketch', part('sketch'), 'Shows where something stands.'),
    ],
    states: ['AllSettings', 'PopupPositionByKeys', 'Slices', 'UnknownValues', 'RightToLeft', 'InTheDark'],
    words: ['Name the effect, not the mechanism: “Visitors see it”, not “Flag: public”.'],
  },
  'editor-ui/MailingListConnector': {
    summary: 'Connects a form to a mailing list, with a confirmation by email.',
    use: ['Newsletter forms.'],
    avoid: ['Connections that run by themselves after an event. Use AutomationPanel.'],
    story: 'Disconnected',
    anatomy: [
      title,
      badge,
      named('Lists', part('options'), 'The lists of the provider.'),
      named('Confirmation', part('check'), 'New readers confirm their address.'),
      actions,
    ],
    states: ['Disconnected', 'Connected', 'NoListSelected', 'UnableToConnect', 'NoLists', 'Loading'],
    words: [
      'Say “list”, not “audience”, unless the provider does.',
      'Say what a visitor will get: “They confirm by email”.',
    ],
  },
  'editor-ui/AutomationPanel': {
    summary: 'Shows whether a form or a shop is connected to an automation, and connects it.',
    use: ['Services that act on orders or submissions.'],
    avoid: ['Mailing lists. Use MailingListConnector.'],
    story: 'AwaitingConnection',
    anatomy: [title, badge, actions],
    states: ['AwaitingConnection', 'Connected', 'UnableToConnect', 'TriedAgain', 'RightToLeft', 'InTheDark'],
    words: ['State: “Awaiting connection”, “2 connections”. Never a code alone.'],
  },
  'editor-ui/FetchState': {
    summary: 'What is shown while something is loaded, and when it could not be: one look for all parts.',
    use: ['Anything that comes from a server.'],
    avoid: ['Actions. A busy Button shows them.', 'Pages. Show their frame at once, and load within it.'],
    story: 'AValue',
    anatomy: [named('Frame', part('fetch-state'), 'Keeps its place, so that nothing jumps.')],
    states: ['Pending', 'AValue', 'Failed', 'TriedAgain', 'FailedInTheDark', 'RightToLeft'],
    words: [
      'Failure: what could not be loaded (“Unable to load files”) and a button to try again.',
      'No excuses, no codes, no exclamation marks.',
    ],
  },
  'editor-ui/Confirm': {
    summary: 'A question in a dialog. The code that asks gets the answer as a promise.',
    use: ['Steps that cannot be undone.'],
    avoid: [
      'Steps that can be undone. Do them, and offer to undo.',
      'Messages. Show them where they belong.',
    ],
    story: 'Open',
    anatomy: [
      named('Panel', part('dialog-panel'), 'Above a backdrop. Escape cancels, where cancelling is allowed.'),
      named('Question', part('dialog-title'), 'Names the dialog.'),
      named('Explanation', part('dialog-body'), 'What will happen.'),
      named(
        'Answers',
        `${part('dialog-panel')} ${part('actions')}`,
        'The safe answer has the focus where something would be lost.',
      ),
    ],
    states: ['Open', 'Danger', 'NotCancellable', 'RightToLeft', 'InTheDark', 'ForcedColours'],
    words: [
      'Name the thing: “Delete “Summer menu”?”.',
      'The button repeats the verb of the question.',
      'Two sentences at most below it.',
    ],
  },
}
