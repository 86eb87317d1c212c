import { expect, it } from 'vitest'
import { withoutHidden } from './hidden-characters.ts'
import { singleVisibleLine } from './name-fault.ts'

it.each([
  ['a word turned around', '\u202EecilA', 'ecilA'],
  ['an isolate', '\u2066Alice\u2069', 'Alice'],
  ['marks of direction', 'Al\u200Eice\u200F\u061C', 'Alice'],
  ['controls', 'Al\u0000\u0007\u001B[31mice\u007F\u0085', 'Al[31mice'],
  ['half a character', 'Alice\uD800', 'Alice'],
  ['nothing of lines and tabs', 'Alice\tBob\r\nChloé', 'Alice\tBob\r\nChloé'],
  ['nothing of emoji and joiners', '👩‍🏫 علی‌رضا', '👩‍🏫 علی‌رضا'],
])('leaves out %s', (_what, text, seen) => {
  expect(withoutHidden(text)).toBe(seen)
})

it.each([
  ['photo\u202Egnp.exe', 'photognp.exe'],
  ['la\nferme\r\n.png', 'la ferme  .png'],
  ['la\u200Bferme.png\uFEFF', 'laferme.png'],
  ['Capture d’écran à 10.00.00 AM.png', 'Capture d’écran à 10.00.00 AM.png'],
  ['e\u0301te\u0301.png', 'été.png'],
])('makes the file name %j one line that is seen: %j', (name, seen) => {
  expect(singleVisibleLine(name)).toBe(seen)
})
