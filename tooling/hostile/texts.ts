/** Characters of a hostile text. */
const LENGTH = 100_000

const filled = (part: string, end = ''): string => part.repeat(Math.ceil(LENGTH / part.length)) + end

/** Parts of a text that is mixed, in an order that is the same each time. */
function mixed(): string {
  const parts = [
    ...Array.from(` \n\t09azA_<>()[]{}"'\\/%&#;:=.,|@!?+-*$^~\u00E9\u2028`),
    '<!--',
    '{.',
    '&#',
    'rgb(',
    '${',
  ]
  let seed = 1
  const next = (): string => {
    seed = (seed * 48_271) % 2_147_483_647
    return parts[seed % parts.length] ?? ''
  }
  return Array.from({ length: LENGTH / 1.2 }, next).join('')
}

/** Texts that a reader with a step back for each character would take hours for. */
export const texts: Readonly<Record<string, string>> = {
  'blanks, x': filled(' ', 'x'),
  'x, blanks, x': `x${filled(' ', 'x')}`,
  'line breaks, x': filled('\n', 'x'),
  'digits, x': filled('1', 'x'),
  'zeros behind a point, x': `1.${filled('0', 'x')}`,
  'letters, !': filled('a', '!'),
  'a locale, x': filled('a_', 'x'),
  'a locale with extensions': `en-u-${filled('a0zzz-', 'x')}`,
  'a colour, blanks, x': `rgb(${filled(' ', 'x')}`,
  'an attribute, blanks': `<a b${filled(' ')}`,
  ...Object.fromEntries(
    [
      ...[
        '<',
        '<a',
        '<a b="',
        '<!--',
        '<script>',
        '(',
        '[',
        '{',
        '{.',
        '{a',
        '{a}',
        '{#',
        '{.if a}',
        '{.eval ',
        '{a|',
      ],
      ...[
        '"\\',
        "'",
        '`',
        '%',
        '&#',
        '&a;',
        ';',
        '=',
        'a=b;',
        '.',
        '/',
        ':',
        '?',
        '#',
        'a@',
        '1,',
        '-',
        'a-',
        '1e',
        '|',
        '${',
      ],
      ...['a\n', '\uD83D\uDE00', '\uD800', '[1,', '/*'],
    ].map((part) => [JSON.stringify(part), filled(part)]),
  ),
  mixed: mixed(),
}
