import { beforeEach, expect, it, vi } from 'vitest'
import { createFonts, showFont, showFonts } from './own-fonts.ts'

const added: FontFace[] = []

beforeEach(() => {
  added.length = 0
  vi.stubGlobal('FontFace', class {})
})

/**
 * `answer` is what a browser gives back: Chromium and Safari the set itself, as the standard says, Firefox
 * nothing.
 */
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
  ['gives itself back', (set: object) => set],
  ['gives nothing back', () => undefined],
])('both faces of a font are shown where the set of fonts %s', (_what, answer) => {
  stubFonts(answer)
  const [font] = createFonts()
  if (!font) throw new Error('The site has a font.')
  showFont(font)
  expect(added).toEqual([font.usual, font.rare])
})

it('the fonts are shown from the first paint where the device has fetched them before, and only there', () => {
  stubFonts(() => undefined)
  showFonts({ getItem: () => null, setItem() {}, removeItem() {} })
  expect(added).toEqual([])
  showFonts({ getItem: () => 'here', setItem() {}, removeItem() {} })
  expect(added).toHaveLength(4)
})
