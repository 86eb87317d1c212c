import { expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

it.each([
  ['bytes=0-1', { offset: 0, length: 2 }],
  ['bytes=10-', { offset: 10, length: 90 }],
  ['bytes=-30', { offset: 70, length: 30 }],
  ['bytes=-300', { offset: 0, length: 100 }],
  ['bytes=90-500', { offset: 90, length: 10 }],
  ['bytes=0-0', { offset: 0, length: 1 }],
])('parses %s of 100 bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

it.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=-0',
  'bytes=100-',
  'bytes=5-4',
  'bytes=0-1,5-6',
  'items=0-1',
  'bytes=a-b',
])('returns null for %s', (header) => {
  expect(byteRange(header, 100)).toBeNull()
})
