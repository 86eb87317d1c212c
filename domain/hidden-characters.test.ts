import { expect, it } from 'vitest'
import { withoutHidden } from './hidden-characters.ts'
import { singleVisibleLine } from './name-fault.ts'

it.each([
  ['a direction override', '\u202EecilA', 'ecilA'],
  ['an isolate', '\u2066Alice\u2069', 'Alice'],
  ['direction marks', 'Al\u200Eice\u200F\u061C', 'Alice'],
  ['controls', 'Al\u0000\u0007\u001B[31mice\u007F\u0085', 'Al[31mice'],
  ['a lone surrogate', 'Alice\uD800', 'Alice'],
  ['nothing from lines and tabs', 'Alice\tBob\r\nChloé', 'Alice\tBob\r\nChloé'],
  ['nothing from emoji and joiners', '👩‍🏫 علی‌رضا', '👩‍🏫 علی‌رضا'],
])('removes %s', (_what, text, seen) => {
  expect(withoutHidden(text)).toBe(seen)
})

it.each([
  ['photo\u202Egnp.exe', 'photognp.exe'],
  ['la\nferme\r\n.png', 'la ferme  .png'],
  ['la\u200Bferme.png\uFEFF', 'laferme.png'],
  ['Capture d’écran à 10.00.00 AM.png', 'Capture d’écran à 10.00.00 AM.png'],
  ['e\u0301te\u0301.png', 'été.png'],
])('converts the file name %j to the visible line %j', (name, seen) => {
  expect(singleVisibleLine(name)).toBe(seen)
})
