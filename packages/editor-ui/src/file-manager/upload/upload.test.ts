import { describe, expect, test, vi } from 'vitest'
import { MB } from '@sitewright/site/rules'
import { fileMessages as messages } from '../../messages.ts'
import { checkFile, isAccepted, sizeText, uploadFailureText, type FileLimits } from './upload.ts'

const photo = { name: 'photo.JPG', type: 'image/jpeg', size: 5 * MB }

describe('a file to upload', () => {
  test.each([
    ['every type without a list', undefined, true],
    ['every type with an empty list', ' , ', true],
    ['all types', '*/*', true],
    ['anything', '*', true],
    ['a media type', 'image/png, image/jpeg', true],
    ['a family of media types', 'image/*', true],
    ['an extension in other case', '.jpg', true],
    ['no other extension', '.png', false],
    ['no other family', 'video/*', false],
    ['no type that only begins alike', 'image/jp', false],
    ['no family that only begins alike', 'imag/*', false],
  ])('is accepted by %s', (_, accept, expected) => {
    expect(isAccepted(photo, accept)).toBe(expected)
  })

  test('is accepted by its extension when its type is unknown', () => {
    expect(isAccepted({ name: 'font.woff2', type: '' }, '.woff2')).toBe(true)
    expect(isAccepted({ name: 'font.woff2', type: '' }, 'font/*')).toBe(false)
  })

  test('is accepted by its type whatever the parameters of that', () => {
    expect(isAccepted({ name: 'a.txt', type: 'text/plain; charset=utf-8' }, 'text/plain')).toBe(true)
  })

  // spec: EDT-028
  test('may have as many millions of bytes as the limit has megabytes', () => {
    expect(checkFile({ ...photo, size: 20_000_000 }, { maxBytes: 20 * MB })).toBeUndefined()
    expect(checkFile({ ...photo, size: 20_000_001 }, { maxBytes: 20 * MB })).toBe('too-large')
  })
})

describe('the text of a failed upload', () => {
  // spec: EDT-054
  test('names a file that is not supported', () => {
    expect(uploadFailureText('unsupported', 'a.exe', { messages })).toBe(
      'The file a.exe does not appear to be a supported file',
    )
  })

  // spec: EDT-055 EDT-027
  test('names the largest size in steps of 1,024', () => {
    const text = uploadFailureText('too-large', 'a.png', { messages, maxBytes: 20 * MB, locale: 'en' })
    expect(text).toBe('The file a.png is too large. The maximum allowed file size is 19.1 MB.')
  })

  test('names the largest size in the words of its owner', () => {
    const text = uploadFailureText('too-large', 'a.png', {
      messages,
      maxBytes: 20 * MB,
      maxSizeText: '20 MB',
    })
    expect(text).toBe('The file a.png is too large. The maximum allowed file size is 20 MB.')
  })

  test.each(['{maxSize}', '$&', "$'", '$1', '<b>', '{constructor}', '\u202egpj.exe', '🥖\n'])(
    'keeps the file name %j as it is',
    (name) => {
      const text = uploadFailureText('too-large', name, { messages, maxSizeText: '1 MB' })
      expect(text).toBe(`The file ${name} is too large. The maximum allowed file size is 1 MB.`)
    },
  )

  // spec: EDT-080
  test('is "Error uploading" for a request that was refused', () => {
    expect(uploadFailureText('upload', 'a.png', { messages })).toBe('Error uploading')
  })

  // spec: EDT-078
  test('is "File upload failed to complete" for a request that broke off', () => {
    expect(uploadFailureText('upload-incomplete', 'a.png', { messages })).toBe(
      'File upload failed to complete',
    )
  })

  // spec: EDT-075
  test('is "No response data from job request" for a job without an answer', () => {
    expect(uploadFailureText('job-no-data', 'a.png', { messages })).toBe('No response data from job request')
  })

  // spec: EDT-076
  test('is "File processing failed" for a job that failed', () => {
    expect(uploadFailureText('processing', 'a.png', { messages })).toBe('File processing failed')
  })

  // spec: EDT-077
  test('is "File processing failed to complete" for a job that did not end', () => {
    expect(uploadFailureText('processing-incomplete', 'a.png', { messages })).toBe(
      'File processing failed to complete',
    )
  })

  // spec: EDT-079
  test('is "File processing cancelled" for a job that was cancelled', () => {
    expect(uploadFailureText('cancelled', 'a.png', { messages })).toBe('File processing cancelled')
  })
})

test('writes sizes in the language that is given, or in that of the browser', () => {
  const language = vi.spyOn(Intl.NumberFormat.prototype, 'resolvedOptions')
  language.mockReturnValue({ ...new Intl.NumberFormat().resolvedOptions(), locale: 'de' })
  expect([sizeText(1536, 'en'), sizeText(1536, undefined)]).toEqual(['1.5 KB', '1,5 KB'])
  language.mockRestore()
})

test('a limit that is null is none', () => {
  const none: unknown = { accept: null, maxBytes: null }
  expect(checkFile(photo, none as FileLimits)).toBeUndefined()
})
