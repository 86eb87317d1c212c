import { evenParts } from '../../../domain/even-parts.ts'
import type { WordSearch } from '../../../domain/games/word-search/grid.ts'
import { cellKey } from '../../../domain/games/word-search/scan.ts'
import { groupBy } from '../../../domain/group-by.ts'
import { gridText } from '../../../domain/paper/kinds.ts'
import { wordGrids } from '../../../domain/paper/sheets.ts'
import { Face, FitText, Grid, PaperPage } from './PaperPage.tsx'
import { joinKey, type SheetProps } from './sheet-props.ts'
import styles from './WordGrids.module.css'

/** Word searches, with their answers on separate pages. */
export function WordGrids({ copies, grade }: SheetProps) {
  const all = copies.map(({ name, number, seed, isLarge, items }) => ({
    name,
    number,
    grids: wordGrids(items, { seed, grade, maxWords: isLarge ? 5 : 10 }),
  }))
  return [
    ...all.flatMap(({ name, number, grids }, copy) =>
      grids.map((search, place) => (
        <PaperPage
          key={joinKey(copy, place)}
          title={number === null ? 'Mots cachés' : `Mots cachés : copie ${number}`}
          name={name}
          french="Trouve les mots et entoure-les."
          english="Find the words and circle them."
        >
          <LetterGrid search={search} size={140} />
          <Grid columns={5} rows={2} height={28} className={styles.wanted}>
            {search.items.map((item) => (
              <div key={item.word}>
                <Face
                  item={{ ...item, french: gridText(item.french) }}
                  look="deux"
                  text="french"
                  width={34}
                  height={26}
                  most={14}
                />
              </div>
            ))}
          </Grid>
        </PaperPage>
      )),
    ),
    ...evenParts(answerKeys(all), 4).map((part, page) => (
      <PaperPage key={joinKey('key', page)} title="Mots cachés : les réponses">
        <Grid columns={2} rows={2} height={104} className={styles.keys}>
          {part.map(({ key, label, search }) => (
            <div key={key}>
              <b>
                <FitText text={label} width={84} height={16} most={11} />
              </b>
              <LetterGrid search={search} size={80} isKey />
            </div>
          ))}
        </Grid>
      </PaperPage>
    )),
  ]
}

interface CopyGrids {
  name: string | null
  number: number | null
  grids: readonly WordSearch[]
}

/**
 * The answer keys of all different grids, which differ if pupils have different supports. A grid that is not
 * for all is labelled with its pupils or copies.
 */
function answerKeys(copies: readonly CopyGrids[]) {
  const all = copies.flatMap(({ name, number, grids }) => {
    const reader = name ?? (number === null ? null : `Copie ${number}`)
    return grids.map((search, place) => ({ reader, search, place }))
  })
  return [...groupBy(all, ({ search }) => JSON.stringify(search))].flatMap(([key, same]) => {
    const [first] = same
    if (!first) return []
    const names = same.length === copies.length ? [] : same.flatMap(({ reader }) => reader ?? [])
    const label = [names.join(', '), first.place + 1].filter(Boolean).join(' · ')
    return [{ key, label, search: first.search }]
  })
}

/** @param size of the whole grid, in millimetres */
function LetterGrid({
  search: { grid, words },
  size,
  isKey = false,
}: {
  search: WordSearch
  size: number
  isKey?: boolean
}) {
  const found = new Set(isKey ? words.flatMap(({ path }) => path.map(cellKey)) : [])
  const side = Math.min(16, size / grid.length)
  return (
    <table className={styles.letters} style={{ fontSize: `${side * 0.62}mm` }} data-key={isKey || undefined}>
      <tbody>
        {grid.map((row, y) => (
          <tr key={joinKey('row', y)}>
            {row.map((letter, x) => (
              <td
                key={joinKey(x, y)}
                style={{ width: `${side}mm`, height: `${side}mm` }}
                data-found={found.has(cellKey({ x, y })) || undefined}
              >
                {letter}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
