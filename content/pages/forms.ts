import type {
  SpokenText,
  VocabularyContent,
  VocabularyDialogue,
  VocabularyNote,
} from '../../domain/api/page.ts'
import { numberInWords } from '../../domain/number-words.ts'
import { type FigureName, figures } from '../pictures/figures.ts'
import { wordOf } from '../words/bank.ts'
import { picturePath } from '../words/media-path.ts'
import { vocabularyWordOf } from '../words/word.ts'
import type { Section } from './section.ts'
import { silent, spoken } from './spoken.ts'

type Form<Name extends VocabularyContent['form']> = Extract<VocabularyContent, { form: Name }>

/** Properties that pages of every form have. */
interface Common {
  sections: Section[]
  notes?: VocabularyNote[]
}

export function cards(sections: Section[], notes?: VocabularyNote[]): Form<'cards'> {
  return { form: 'cards', sections, ...(notes && { notes }) }
}

export function scenes(sections: Section[], notes?: VocabularyNote[]): Form<'scenes'> {
  return { form: 'scenes', sections, ...(notes && { notes }) }
}

/** A grid of the numbers from `first` to `last`, ten per row. */
export function numberGrid(first: number, last: number, common: Common): Form<'number-grid'> {
  const values = Array.from({ length: last - first + 1 }, (_none, index) => first + index)
  return {
    form: 'number-grid',
    ...common,
    columns: last <= 10 ? 5 : 10,
    numbers: values.map((value) => ({ value, ...spoken(numberInWords(value), String(value)) })),
  }
}

export function dialogues(
  question: SpokenText,
  conversations: VocabularyDialogue[],
  common: Common,
): Form<'dialogue'> {
  return { form: 'dialogue', ...common, question, dialogues: conversations }
}

/** Figures of content/pictures/figures.ts, with the spots whose words are on the page. */
export function figurePage(
  titled: readonly (readonly [title: string, figure: FigureName])[],
  common: Common,
): Form<'figure'> {
  const words = new Set(common.sections.flatMap((section) => section.words).map((word) => word.french))
  return { form: 'figure', ...common, figures: titled.map(([title, name]) => figureOf(title, name, words)) }
}

function figureOf(
  title: string,
  name: FigureName,
  words: ReadonlySet<string>,
): Form<'figure'>['figures'][number] {
  const { width, height, spots } = figures[name]
  const percent = (value: number, whole: number) => Math.round((value / whole) * 1000) / 10
  const placed = Object.entries<readonly [number, number, number]>(spots)
  return {
    title,
    image: picturePath(name),
    ratio: width / height,
    spots: placed
      .filter(([french]) => words.has(french))
      .map(([french, [x, y]]) => ({ french, x: percent(x, width), y: percent(y, height) })),
  }
}

/** Dishes of the word bank, each with its price in cents. */
export function course(
  title: string,
  dishes: Readonly<Record<string, number>>,
): Form<'menu'>['courses'][number] {
  return {
    title,
    dishes: Object.entries(dishes).map(([written, price]) => ({
      ...vocabularyWordOf(wordOf(written)),
      price,
    })),
  }
}

export function menuPage(
  restaurant: string,
  courses: Form<'menu'>['courses'],
  conversations: VocabularyDialogue[],
  common: Common,
): Form<'menu'> {
  return { form: 'menu', ...common, restaurant, courses, dialogues: conversations }
}

export type Table = Form<'tables'>['tables'][number]

export function tablesPage(tables: Table[], common: Common): Form<'tables'> {
  return { form: 'tables', ...common, tables }
}

/** A table with spoken cells; a cell that begins with "=" is silent. A cell is French, or French and English. */
export function table(
  title: string,
  columns: string[],
  rows: readonly (readonly (string | readonly [french: string, english: string])[])[],
  remark?: string,
): Table {
  return { title, columns, rows: rows.map((row) => row.map(cell)), ...(remark && { note: remark }) }
}

function cell(content: string | readonly [french: string, english: string]): SpokenText {
  if (typeof content !== 'string') return spoken(content[0], content[1])
  return content.startsWith('=') ? silent(content.slice(1)) : spoken(content, '')
}
