import { type Guides, inForm as part, named } from './guide.ts'

const title = named('Title', part('title'), 'The question. Always visible.')
const control = named('Control', part('control'), 'As its kind of field needs: text, number, choice, date.')
const send = named(
  'Button',
  part('submit'),
  'Says while it sends. It can be pressed again when something failed.',
)
const counter = named('Counter', part('counter'), 'Letters that are left, only where there is a limit.')

/** Forms of a site, and their parts. */
export const forms: Guides = {
  'forms-client/Form': {
    summary:
      'A whole form from its definition: fields, checks, captcha, sending, and what is said afterwards. What was typed is never lost.',
    use: ['Contact, newsletter, order, registration.'],
    avoid: [
      'A search. Use a field and a button.',
      'Signing in. Browsers expect a form of two fields that they know.',
    ],
    story: 'EveryKind',
    anatomy: [
      named('Field', part('field'), 'One question: title, description, control and problem.'),
      title,
      named('Part', part('part'), 'One of several controls of a question, such as first and last name.'),
      named('Description', part('description'), 'What helps before it is filled in.'),
      named('Choice', part('option'), 'A radio button or a checkbox with its text.'),
      counter,
      send,
    ],
    states: [
      'Newsletter',
      'NewsletterIsWrong',
      'NewsletterSucceeds',
      'Submitting',
      'ServerIsDown',
      'ConnectionIsLost',
    ],
    words: [
      'Ask what you need today, and nothing else.',
      'Title: a noun or a question, at most 50 letters. Mark what is required, and say so in words.',
      'Button: what happens (“Send message”, “Sign up”). Not “Submit”.',
      'Problem: how to mend it (“Write an address such as name@example.com”).',
      'Thanks: what happens next, and when.',
    ],
  },
  'forms-client/Part per kind': {
    summary: 'One field of a form by itself, of each kind, for layouts that a page draws.',
    use: ['Two columns, steps, a field within a sentence.'],
    avoid: ['A form from top to bottom. Form draws it.'],
    story: 'EveryKind',
    anatomy: [
      named('Field', part('field'), 'Everything that belongs to one question.'),
      title,
      control,
      counter,
    ],
    states: ['EveryKind', 'EveryKindIsWrong', 'OwnControl'],
    words: ['The same as for Form. Do not move a title into the placeholder.'],
  },
  'forms-client/FormRoot': {
    summary:
      'The frame of a form with your own markup inside: it holds the answers, the checks and the sending.',
    use: ['A design that Form cannot draw.'],
    avoid: ['A form that Form can draw. It stays in step with new kinds of fields.'],
    story: 'NothingChanged',
    anatomy: [
      named('Content', part('content'), 'Yours. It is locked while the form is sent.'),
      named('Field', part('field'), 'A part, or your own.'),
      send,
    ],
    states: ['NothingChanged', 'AnswersFollowed', 'CheckedOnLeave'],
    words: ['Show a summary of problems above the fields, where there are more than five.'],
  },
  'forms-client/Form in the markup of a page': {
    summary:
      'The same behaviour for a form that a server has written: no React, and it works before the script is there.',
    use: ['Pages that come as HTML.'],
    avoid: ['Pages that React draws. Use Form.'],
    story: 'EveryKind',
    anatomy: [
      named('Field', part('field'), 'Marked in the markup.'),
      named('Title', `${part('form')} label`, 'Of the markup. It belongs to its control.'),
      counter,
      send,
    ],
    states: ['Idle', 'BeforeTheScript', 'ScriptIsBlocked', 'OneFieldIsWrong', 'Succeeded', 'Queued'],
    words: ['The markup has the words. The package adds problems and thanks in the language of the page.'],
  },
  'forms-client/Pages of a form': {
    summary:
      'A form in several pages. Answers of earlier pages are kept, and each page is checked before the next.',
    use: ['More than about ten questions, or questions that depend on earlier ones.'],
    avoid: ['A short form. Each page costs answers.'],
    story: 'FirstPage',
    anatomy: [
      named('Field', part('field'), 'Questions of this page alone.'),
      title,
      named('Buttons', part('button'), 'Back and on.'),
    ],
    states: ['FirstPage', 'PageIsWrong', 'LastPage', 'Saved', 'RefusedOnAnEarlierPage'],
    words: [
      'Say how many pages there are.',
      'Name each page by its subject.',
      'The last button says what happens; the ones before say “Next”.',
    ],
  },
  'forms-client/AnswerSummary': {
    summary: 'The answers of a form as text: before it is sent, or afterwards.',
    use: ['The last page of a long form.', 'A message of thanks that repeats what was ordered.'],
    avoid: ['Passwords. They are left out.'],
    story: 'Answered',
    anatomy: [
      named('List', part('answers'), 'A list of terms, so that pairs are read together.'),
      named('Question', part('answer-name'), 'Its title in the form.'),
      named('Answer', part('answer'), 'As the visitor’s language writes it.'),
    ],
    states: ['Answered', 'Empty'],
    words: ['Show an empty answer as empty. Leaving it out looks like a loss.'],
  },
  'forms-client/useFormAction': {
    summary: 'A form that a server action of React saves. It works without scripts.',
    use: ['Frameworks with server actions, such as Next.'],
    avoid: ['Sites of the hosted platform. Form sends to its endpoint.'],
    story: 'Ready',
    anatomy: [named('Field', part('field'), 'Drawn by a part or by you.'), title, control, send],
    states: ['Ready', 'RefusedByTheAction', 'SavedByTheAction'],
    words: ['Let the server word what only it can know, in one sentence for each field.'],
  },
}
