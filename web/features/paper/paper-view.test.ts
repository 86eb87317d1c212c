import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { MAX_SHEET_WORDS, readPaperSearch } from '../../../domain/paper/address.ts'
import type { SheetsProps } from './Sheets.tsx'

const sheets: SheetsProps[] = []

beforeAll(() => {
  vi.doMock('./Sheets.tsx', () => ({ Sheets: SheetsSpy }))
  vi.resetModules()
})
afterAll(() => {
  vi.doUnmock('./Sheets.tsx')
  vi.resetModules()
})

it.each([
  { count: MAX_SHEET_WORDS, choices: {}, isWhole: true, option: 'Tous' },
  { count: MAX_SHEET_WORDS + 1, choices: {}, isWhole: false, option: 'Les 30 premiers' },
  { count: MAX_SHEET_WORDS, choices: { mots: 5 }, isWhole: false, option: 'Tous' },
  { count: MAX_SHEET_WORDS, choices: { sans: 'mot-2' }, isWhole: false, option: 'Tous' },
])(
  'uses the address of all $count words only if the sheet with $choices has all of them',
  async ({ count, choices, isWhole, option }) => {
    const { PaperView } = await import('./PaperView.tsx')
    const words = Array.from({ length: count }, (_none, place) => ({
      ...{ word: `mot-${place}`, french: `mot ${place}`, english: '', image: null, sound: null },
      ...{ page: 'Page_A', theme: '' },
    }))
    const html = renderToStaticMarkup(
      createElement(PaperView, {
        ...{ title: 'Mes mots', words, practised: [['Page_A', []]], readers: [] },
        choices: readPaperSearch({ feuille: 'cartes', no: 1, ...choices }),
        onChange: vi.fn(),
        onRedo: vi.fn(),
      }),
    )
    expect(html).toContain(`>${option}<`)
    expect(sheets.at(-1)?.practised).toEqual(isWhole ? [['Page_A', []]] : null)
  },
)

function SheetsSpy(props: SheetsProps) {
  sheets.push(props)
  return null
}
