// Signs of the language, by their codes, and kinds of characters, each a bit. Nothing comes before them in this module:
// bundlers then write each as the number that it is.
export const SPACE = 32
export const HASH = 35
export const DOLLAR = 36
export const COMMA = 44
export const DOT = 46
export const EQUALS = 61
export const QUESTION = 63
export const AT = 64
export const CARET = 94
export const PIPE = 124

export const LETTER = 1
export const DIGIT = 2
export const DASH = 4
export const PATH = 8
export const BLANK = 16
export const WORD = LETTER | DIGIT | DASH
