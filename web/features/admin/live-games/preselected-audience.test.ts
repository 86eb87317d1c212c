import { expect, it } from 'vitest'
import { preselectedAudience } from './preselected-audience.ts'

it.each([
  ["the lesson's classes", ['5-1', '5-2'], ['4-1', '5-1', '5-2'], '4-1', ['5-1', '5-2']],
  ['the chosen class for a lesson without classes', [], ['4-1', '5-1'], '4-1', ['4-1']],
  ['the only class if none is chosen', [], ['4-1'], '', ['4-1']],
  ['nothing if none of several classes is chosen', [], ['4-1', '5-1'], '', []],
])('preselects %s', (_what, own, options, chosen, expected) => {
  expect(preselectedAudience(own, options, chosen)).toEqual(expected)
})
