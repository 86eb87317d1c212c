import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type PaperChoices, readPaperSearch } from '../../../domain/paper/address.ts'
import { type SheetKindID, sheetKindOf } from '../../../domain/paper/kinds.ts'
import type { Support } from '../../../domain/supports.ts'
import { Bingo } from './CutSheets.tsx'
import { copiesOf } from './copies.ts'
import { NumberLine } from './PlainSheets.tsx'
import type { SheetProps } from './sheet-props.ts'
import { WordGrids } from './WordGrids.tsx'
import { DictationStrips, Sentences } from './WrittenSheets.tsx'

beforeAll(() => {
  vi.stubGlobal('location', { host: 'mme-bravo.example' })
  return () => vi.unstubAllGlobals()
})

const NAMES = `vache cheval mouton poule canard lapin chien chat souris tortue lion tigre singe girafe zèbre ours
renard loup hibou grenouille`
const WORDS = NAMES.split(/\s+/).map((name) => `la ${name}`)
const SENTENCES = WORDS.map((word) => `Je vois ${word}.`)

interface Sheet {
  kind: SheetKindID
  View(props: SheetProps): ReactNode
  texts: readonly string[]
  /** The supports of each pupil by name, in the order of the class. Omit for sheets without names. */
  supports?: Readonly<Record<string, readonly Support[]>>
  choices?: Partial<PaperChoices>
}

/** The HTML of each page. */
function pagesOf({ kind, View, texts, supports = {}, choices: more = {} }: Sheet): string[] {
  const words = texts.map((french) => ({
    ...{ word: french, french, english: '', image: null, page: null, theme: '' },
  }))
  const readers = Object.entries(supports).map(([name, its]) => ({ name, supports: its }))
  const choices = readPaperSearch({ feuille: kind, no: 48213, ...more })
  const copies = copiesOf(sheetKindOf(kind), choices, words, readers)
  return renderToStaticMarkup(createElement(View, { copies, choices, grade: 4, plan: null })).split(
    '<section',
  )
}

describe("the teacher's list", () => {
  it.each([
    ['dictee', DictationStrips, 'Dictée : la liste', WORDS],
    ['phrases', Sentences, 'Phrases en désordre : les réponses', SENTENCES],
    ['bingo', Bingo, 'Bingo : la liste', WORDS],
  ] as const)(
    'contains every text of "%s" even if the first pupil has only half of them',
    (kind, View, title, texts) => {
      const supports = { Alice: ['half-mission'], Bruno: [] } as const
      const list = pagesOf({ kind, View, texts, supports }).filter((page) => page.includes(title))
      expect(list).toHaveLength(1)
      expect(texts.filter((text) => !list[0]?.includes(`>${text}<`))).toEqual([])
    },
  )
})

describe('the answers of a word search', () => {
  /** Each grid's letters, with the name or label next to it. */
  const grids = (page: string, label: RegExp) =>
    [...page.matchAll(label)].map(([, name = '', table = '']) => ({
      name,
      letters: [...table.matchAll(/<td[^>]*>([^<]*)/g)].map(([, letter]) => letter).join(''),
    }))
  const solved = (given: Pick<Sheet, 'supports' | 'choices'>) => {
    const pages = pagesOf({ kind: 'mots-caches', View: WordGrids, texts: WORDS, ...given })
    const [keys, sheets] = [true, false].map((isKey) =>
      pages.filter((page) => page.includes('Mots cachés : les réponses') === isKey).join(''),
    )
    return {
      sheets: grids(sheets ?? '', /Nom : <b>(.*?)<\/b>.*?<table(.*?)<\/table>/g),
      keys: grids(keys ?? '', /<b><span[^>]*>(.*?)<\/span><\/b><table(.*?)<\/table>/g),
    }
  }

  it.each([
    ['half of the words', 'half-mission', ['Alice · 1', 'Alice · 2']],
    ['large text', 'large-text', ['Alice · 1', 'Alice · 2', 'Alice · 3', 'Alice · 4']],
  ] as const)("match every pupil's grids even if the first one has %s", (_what, support, ofAlice) => {
    const { sheets, keys } = solved({ supports: { Alice: [support], Bruno: [], Chloé: [] } })
    expect(keys.map(({ name }) => name)).toEqual([
      ...ofAlice,
      ...['Bruno, Chloé · 1', 'Bruno, Chloé · 2', 'Bruno, Chloé · 3'],
    ])
    for (const { name, letters } of sheets)
      expect(keys.find((key) => key.letters === letters)?.name).toContain(name)
  })

  it('are printed once, without names, if all pupils get the same grids', () => {
    expect(solved({ supports: { Alice: [], Bruno: [] } }).keys.map(({ name }) => name)).toEqual([
      '1',
      '2',
      '3',
    ])
  })

  it('are labelled with the name of each pupil if all grids are different', () => {
    const { keys } = solved({ supports: { Alice: [], Bruno: [] }, choices: { differentes: true } })
    expect(keys.map(({ name }) => name)).toEqual(
      ['Alice', 'Bruno'].flatMap((name) => [1, 2, 3].map((place) => `${name} · ${place}`)),
    )
  })

  it('are labelled with the number of each copy if the grids are different but have no names', () => {
    const choices = { differentes: true, copies: 2 }
    const labels = solved({ choices }).keys.map(({ name }) => name)
    expect(labels).toEqual([1, 2].flatMap((copy) => [1, 2, 3].map((place) => `Copie ${copy} · ${place}`)))
    const pages = pagesOf({ kind: 'mots-caches', View: WordGrids, texts: WORDS, choices })
    expect(pages.filter((page) => page.includes('<h2>Mots cachés : copie 2</h2>'))).toHaveLength(3)
  })
})

it('prints the number line once per copy, or once per pupil with their name', () => {
  const sheet = { kind: 'nombres', View: NumberLine, texts: [] } as const
  const count = (pages: readonly string[]) =>
    pages.filter((page) => page.includes('La ligne des nombres')).length
  expect(count(pagesOf({ ...sheet, choices: { copies: 3 } }))).toBe(3)
  const named = pagesOf({ ...sheet, supports: { Alice: [], Bruno: [] } })
  expect([count(named), named.some((page) => page.includes('<b>Bruno</b>'))]).toEqual([2, true])
})
