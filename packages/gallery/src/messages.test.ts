import { expect, test } from 'vitest'
import { placeText } from './messages.ts'

test('a picture is counted from 1', () => expect(placeText('{n} of {count}', 0, 9)).toBe('1 of 9'))
