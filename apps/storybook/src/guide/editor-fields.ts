import { type Guides, inEditor as part, named } from './guide.ts'

const label = named('Label', part('label'), 'Always visible, above the control.')
const control = named('Control', part('control'), 'As wide as the panel.')
const problem = 'Comes below the control when a value is wrong, and is read aloud.'

/** Parts that ask for one thing: fields, choices, and the button. */
export const fields: Guides = {
  'editor-ui/Button': {
    summary: 'A button of the editor in four looks: quiet, primary, danger and plain.',
    use: ['An action: save, add, connect, delete.'],
    avoid: ['A way to another page. Use a link.', 'A setting that is on or off. Use a checkbox of a Field.'],
    story: 'Quiet',
    anatomy: [
      named(
        'Button',
        part('button'),
        'Its text is its name. While it is busy it keeps its width and its focus.',
      ),
    ],
    states: ['Quiet', 'Primary', 'Danger', 'Plain', 'Busy', 'Disabled'],
    words: [
      'A verb and, where it is not obvious, what it acts on: “Add row”, “Delete file”.',
      'At most three words. Only the first begins with a capital.',
      'One primary button in a panel. Danger is for what cannot be undone.',
    ],
  },
  'editor-ui/Field': {
    summary: 'The frame of a control: its label, a hint, and the problem of its value.',
    use: ['Any control of your own that needs a label.'],
    avoid: [
      'A group of radio buttons. Use RadioGroup, which has a legend.',
      'A label that nobody sees. Every field of the editor has a visible one.',
    ],
    story: 'WithAHint',
    anatomy: [
      label,
      control,
      named('Hint', part('hint'), 'What helps before the field is filled in. Read with the field.'),
    ],
    states: ['WithAHint', 'LabelAlone', 'Empty', 'Wrong', 'Disabled', 'LongTexts'],
    words: [
      'Label: a noun, at most 30 letters, without a colon.',
      'Hint: one sentence about the format or the effect. Never repeat the label.',
      'Problem: what is wrong and how to mend it. Do not write “Invalid”.',
      'Do not put an example into the placeholder only: it is gone as soon as somebody types.',
    ],
  },
  'editor-ui/RadioGroup': {
    summary:
      'One choice of a few, all of them visible: as a row, as cards, or in a grid that arrow keys walk in two directions.',
    use: ['Two to about nine choices.', 'Places, such as the nine positions of a pop-up: the grid.'],
    avoid: ['More than nine choices. Use a select within a Field.', 'On and off. Use a checkbox.'],
    story: 'ARow',
    anatomy: [
      named('Legend', part('legend'), 'The question. Read before the first choice.'),
      named('Choice', part('radio'), 'The whole frame can be pressed.'),
    ],
    states: ['ARow', 'Cards', 'AGrid', 'NothingChosen', 'Wrong', 'GridRightToLeft'],
    words: [
      'Legend: a noun.',
      'Choices: parallel words of about the same length. A card may add one line that explains.',
    ],
  },
  'editor-ui/Tabs': {
    summary: 'Several panels in the place of one. Arrow keys move between the tabs, and the panel follows.',
    use: ['Two to six views of the same thing.'],
    avoid: [
      'Steps in an order. Show them one after the other.',
      'Navigation between pages. Use links.',
      'Settings that are compared. Put them into one panel.',
    ],
    story: 'ThreeTabs',
    anatomy: [
      named('List of tabs', part('tab-list'), 'One stop of Tab. Arrow keys, Home and End walk.'),
      named('Tab', part('tab'), 'The chosen one has a line as well as a colour.'),
      named('Panel', part('tab-panel'), 'Named after its tab.'),
    ],
    states: ['ThreeTabs', 'ByKeyboard', 'RightToLeft', 'InTheDark', 'ForcedColours'],
    words: ['One noun, at most 15 letters. No icons alone.'],
  },
  'editor-ui/ColorPicker': {
    summary:
      'Chooses a colour by area, by sliders, as text, or from swatches. No colour is changed by being looked at.',
    use: ['A colour of the owner’s design, with or without transparency.'],
    avoid: [
      'A choice among five colours of a theme. Use RadioGroup.',
      'Two colours that are read on each other. Add ColorContrast below.',
    ],
    story: 'WithSwatches',
    anatomy: [
      named('Area', part('color-area'), 'Saturation and lightness, for the pointer.'),
      named('Sliders', part('color-sliders'), 'Everything the area does, by keyboard.'),
      named('Format', `${part('color-row')} select`, 'Hex, RGB or HSL.'),
      named('Text', `${part('color-row')} input`, 'Takes a pasted colour in any of the formats.'),
      named('Pipette', part('eyedropper'), 'Only in browsers that have one.'),
      named('Swatches', part('swatches'), 'Colours of the site. Named by their value unless you name them.'),
    ],
    states: ['WithSwatches', 'SwatchPressed', 'WithContrast', 'LowContrast', 'WithoutAlpha', 'Invalid'],
    words: [
      'Label: what gets the colour (“Text colour”), not “Colour picker”.',
      'Name swatches by their use (“Accent”), if the design has names.',
    ],
  },
  'editor-ui/FontPicker': {
    summary:
      'A search over font families, each written in itself. Previews are loaded when a name comes into view.',
    use: ['The fonts of a site: a few, or thousands.'],
    avoid: [
      'Weights and sizes of a font that is chosen already. Use selects.',
      'Three fonts of a theme. Use RadioGroup with cards.',
    ],
    story: 'AllFonts',
    anatomy: [
      named('Search', `${part('font-filter')} input`, 'Keeps the focus while arrow keys walk the list.'),
      named('List', part('font-list'), 'Only the fonts near the view are drawn.'),
      named(
        'Heading',
        part('font-heading'),
        'Fonts of the style guide come first, then those of kits, then all.',
      ),
      named('Font', part('font-option'), 'Its name in its own letters.'),
    ],
    states: ['AllFonts', 'OneCategory', 'NoneFound', 'LoadTimeWarning', 'PreviewFailed', 'LoadFailed'],
    words: [
      'Write families as their makers do.',
      'The warning about load time is one sentence and does not forbid anything.',
    ],
  },
  'editor-ui/LinkEditor': {
    summary:
      'Chooses where a link leads: a page, a web address, an email address, a phone number or a file. What would run a script is refused.',
    use: ['Links in texts, on buttons and on pictures.'],
    avoid: [
      'An address that a visitor types. Use a field of a form.',
      'A menu of links. Edit each one by itself.',
    ],
    story: 'NewLink',
    anatomy: [
      named(
        'Targets',
        part('tab-list'),
        'One tab for each kind of target. Leave out those that a site has no use for.',
      ),
      named('Destination', part('link-destination'), 'A list or a field, as the target needs.'),
      named('New window', part('check'), 'Off at first. A new window takes the way back away.'),
      named('Actions', part('actions'), 'Enter saves, Escape cancels.'),
    ],
    states: ['NewLink', 'ToAPage', 'SavedLinks', 'WebAddressRefused', 'Loading', 'LoadFailed'],
    words: [
      'Name pages by their titles, not by their addresses.',
      'A refused address says what is missing (“An address begins with https://”).',
    ],
  },
  'editor-ui/VideoField': {
    summary:
      'An address of a video. It is looked up, and a video that cannot be shown is refused with the reason.',
    use: ['Videos of YouTube, Vimeo and others that can be looked up.'],
    avoid: ['Files that are uploaded. Use FileManager.'],
    story: 'Found',
    anatomy: [label, control],
    states: ['Found', 'NoVideo', 'BasicAccount', 'LookUpFailed', 'RightToLeft', 'InTheDark'],
    words: [
      'Label: “Video address”.',
      'A video that cannot be shown says why. The address stays in the field.',
    ],
  },
  'editor-ui/PlacesAutocomplete': {
    summary: 'A field that suggests places while somebody types, and keeps what is typed if none fits.',
    use: ['The place of an event, of a shop, of a map.'],
    avoid: [
      'A postal address in its parts. Use AddressFields.',
      'A list that is known before. Use a select.',
    ],
    story: 'Suggestions',
    anatomy: [
      label,
      control,
      named(
        'Suggestions',
        part('place-list'),
        'Up to a handful. Arrow keys walk, Enter takes, Escape closes.',
      ),
    ],
    states: ['Empty', 'StoredPlace', 'Suggestions', 'NoneFound', 'LoadFailed', 'RightToLeft'],
    words: [
      'Label: what the place is for (“Venue”).',
      'A failed search says so, and what was typed is kept.',
    ],
  },
  'editor-ui/AddressFields': {
    summary: 'A postal address in three lines, which browsers can fill in.',
    use: ['The address of a business or of an event.'],
    avoid: ['The address of a buyer. The checkout asks for it.', 'A point on a map. Use PlacesAutocomplete.'],
    story: 'Filled',
    anatomy: [named('Group', part('fieldset'), 'Named for screen readers.'), label, control],
    states: ['Filled', 'Empty', 'StreetAlone', 'RightToLeft', 'InTheDark', 'ForcedColours'],
    words: [
      'Use the words of the post: “Address”, “City, state, ZIP”, “Country”.',
      'Do not mark a part as required that many countries lack.',
    ],
  },
  'editor-ui/EmailSettings': {
    summary: 'The message that a form sends: subject, text, and To, CC and BCC with several addresses each.',
    use: ['Notifications of a form or of the shop.'],
    avoid: ['Mailing lists. Use MailingListConnector.'],
    story: 'Filled',
    anatomy: [named('Group', part('fieldset'), 'The fields belong together.'), label, control],
    states: ['Filled', 'AddressRefused', 'SaveRefused', 'RightToLeft', 'InTheDark', 'ForcedColours'],
    words: [
      'Say that commas divide addresses in a hint.',
      'A problem names the address that is wrong, not only the field. ' + problem,
    ],
  },
}
