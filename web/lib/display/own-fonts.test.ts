import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFonts, showFont, showFonts } from './own-fonts.ts'

const added: FontFace[] = []

beforeEach(() => {
  added.length = 0
  vi.stubGlobal('FontFace', class {})
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** `answer` is the return value of `add`: the set itself by the standard (Chromium, Safari), nothing in Firefox. */
function stubFonts(answer: (set: object) => unknown): void {
  const fonts = {
    add(face: FontFace) {
      added.push(face)
      return answer(fonts)
    },
  }
  vi.stubGlobal('document', { fonts })
}

it.each([
  ['returns itself', (set: object) => set],
  ['returns nothing', () => undefined],
])('adds both faces of a font even if adding one %s', (_what, answer) => {
  stubFonts(answer)
  const [font] = createFonts()
  if (!font) throw new Error('The site has a font.')
  showFont(font)
  expect(added).toEqual([font.usual, font.rare])
})

it('shows the fonts from the first paint only if the device has fetched them before', () => {
  stubFonts(() => undefined)
  showFonts({ getItem: () => null, setItem() {}, removeItem() {} })
  expect(added).toEqual([])
  showFonts({ getItem: () => 'here', setItem() {}, removeItem() {} })
  expect(added).toHaveLength(4)
})
