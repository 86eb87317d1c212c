import { foundCells, type WordSearchState } from '../../../domain/games/word-search/rules.ts'
import { cellKey } from '../../../domain/games/word-search/scan.ts'

/** A cell of the grid. */
export interface CellView {
  /** Its position, as named by the rules. */
  id: string
  letter: string
  /** For example "C, rangée 3, colonne 5", and whether it belongs to a found word. */
  name: string
  look: 'plain' | 'selected' | 'found'
}

/** All cells, row by row. `selected`: keys of cells to highlight, unless they belong to a found word. */
export function cellViews(state: WordSearchState, selected: readonly string[]): CellView[] {
  const chosen = new Set(selected)
  const done = foundCells(state)
  return state.grid.flatMap((row, y) =>
    row.map((letter, x) => {
      const id = cellKey({ x, y })
      const look = done.has(id) ? 'found' : chosen.has(id) ? 'selected' : 'plain'
      const place = `${letter}, rangée ${y + 1}, colonne ${x + 1}`
      return { id, letter, name: look === 'found' ? `${place}, trouvée` : place, look }
    }),
  )
}

/** A line from the centre of one cell to the centre of another. */
interface Stroke {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** Lines over the found words. */
export function strokes({ found }: WordSearchState): (Stroke & { word: number })[] {
  return found.map(({ word, path }) => ({ word, ...strokeOver(path) }))
}

/** Line over cells, given by their keys. */
export function strokeOver(path: readonly string[]): Stroke {
  const [x1 = 0, y1 = 0] = middleOf(path[0])
  const [x2 = 0, y2 = 0] = middleOf(path.at(-1))
  return { x1, y1, x2, y2 }
}

/** Announces the last found word and the number found. */
export function announcement({ found, words }: WordSearchState): string {
  const last = found.at(-1)
  const word = last && words[last.word]
  return word ? `Trouvé : ${word.original}. ${found.length} sur ${words.length}.` : ''
}

/** Centre of a cell, e.g. "3,0" -> [3.5, 0.5]. */
function middleOf(key = '0,0'): number[] {
  return key.split(',').map((part) => Number(part) + 0.5)
}
