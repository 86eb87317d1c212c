import { evenParts } from '../../../domain/even-parts.ts'
import { bingoCards } from '../../../domain/paper/bingo.ts'
import type { PaperItem } from '../../../domain/paper/kinds.ts'
import { backsOf, dominoes, mixUp } from '../../../domain/paper/sheets.ts'
import { listedItems } from './copies.ts'
import { Face, FitText, Grid, Name, PaperPage } from './PaperPage.tsx'
import styles from './paper.module.css'
import { joinKey, type SheetProps } from './sheet-props.ts'

/** Sheets to cut out. They fill the page, without a title. */

export function FlashCards({ copies, choices: { aspect, grand } }: SheetProps) {
  const [columns, rows, height] = grand ? [2, 2, 113] : [2, 4, 56.5]
  const box = { width: 84, height: height - 8 }
  return evenParts(copies[0]?.items ?? [], columns * rows).flatMap((part, place) => [
    <PaperPage key={joinKey('front', place)}>
      <Grid columns={columns} rows={rows} height={height} className={styles.cut}>
        {part.map((item) => (
          <div key={item.word}>
            <Face item={item} look={aspect} text="french" most={40} {...box} />
          </div>
        ))}
      </Grid>
    </PaperPage>,
    <PaperPage key={joinKey('back', place)} hasNoFoot>
      <Grid columns={columns} rows={rows} height={height} className={styles.cut}>
        {backsOf(part, columns).map((item, cell) =>
          item === null ? (
            <div key={joinKey('empty', cell)} className={styles.empty} />
          ) : (
            <div key={item.word} className={styles.back}>
              {aspect === 'image' && (
                <FitText text={item.french} width={box.width} height={box.height * 0.6} most={40} />
              )}
              <FitText text={item.english} lang="en" width={box.width} height={box.height * 0.35} most={20} />
            </div>
          ),
        )}
      </Grid>
    </PaperPage>,
  ])
}

export function MemoryCards({ copies, choices: { aspect, grand } }: SheetProps) {
  const [columns, rows, height] = grand ? [3, 4, 56.5] : [4, 5, 45]
  const box = { width: 186 / columns - 8, height: height - 8 }
  return evenParts(copies[0]?.items ?? [], (columns * rows) / 2).map((part, place) => (
    <PaperPage key={joinKey('page', place)}>
      <Grid columns={columns} rows={rows} height={height} className={styles.cut}>
        {part.flatMap((item) => [
          <div key={`cue ${item.word}`}>
            <Face item={item} look={aspect} text="english" {...box} />
          </div>,
          <div key={`word ${item.word}`}>
            <FitText text={item.french} {...box} />
          </div>,
        ])}
      </Grid>
    </PaperPage>
  ))
}

export function Dominoes({ copies, choices: { aspect, no } }: SheetProps) {
  const box = { width: 40, height: 24 }
  return evenParts(dominoes(copies[0]?.items ?? [], no), 14).map((part, place) => (
    <PaperPage key={joinKey('page', place)}>
      <Grid columns={2} rows={7} height={32} className={styles.dominoes}>
        {part.map(({ start, end }) => (
          <div key={start.word}>
            <span>
              <FitText text={start.french} {...box} />
            </span>
            <span>
              <Face item={end} look={aspect} text="english" {...box} />
            </span>
          </div>
        ))}
      </Grid>
    </PaperPage>
  ))
}

/** Bingo cards, all different, then the caller's list. */
export function Bingo({ copies, choices: { aspect, no } }: SheetProps) {
  const items = listedItems(copies)
  const cards = bingoCards(items, { seed: no, sizes: copies.map((copy) => copy.items.length) })
  const pages = copies.some(({ isLarge }) => isLarge) ? 1 : 2
  const height = pages === 1 ? 212 : 98
  const all = copies.map((copy, place) => ({ name: copy.name, place, card: cards[place] ?? [] }))
  return [
    ...Array.from({ length: Math.ceil(all.length / pages) }, (_, place) => (
      <PaperPage key={joinKey('page', place)}>
        {all.slice(place * pages, (place + 1) * pages).map((each) => (
          <BingoCard key={joinKey('card', each.place)} {...each} look={aspect} height={height} />
        ))}
      </PaperPage>
    )),
    ...evenParts(mixUp(items, no), 30).map((part, place) => (
      <PaperPage
        key={joinKey('list', place)}
        title="Bingo : la liste"
        french="Lis un mot, puis coche-le. Une ligne pleine gagne."
        english="Read a word aloud, then tick it. A full line wins."
      >
        <CallerList items={part} />
      </PaperPage>
    )),
  ]
}

function CallerList({ items }: { items: readonly PaperItem[] }) {
  const columns = Math.ceil(items.length / 15)
  const width = columns === 1 ? 84 : 37
  return (
    <Grid columns={columns} rows={15} height={13.5} className={styles.list}>
      {items.map((item) => (
        <div key={item.word}>
          <span className={styles.tick} />
          <FitText text={item.french} width={width} height={12} most={13} />
          <FitText text={item.english} lang="en" width={width} height={12} most={11} />
        </div>
      ))}
    </Grid>
  )
}

interface BingoCardProps {
  name: string | null
  card: readonly PaperItem[]
  look: SheetProps['choices']['aspect']
  /** Height of a cell in millimetres. */
  height: number
}

function BingoCard({ name, card, look, height }: BingoCardProps) {
  const side = Math.sqrt(card.length)
  const cell = { width: 186 / side - 4, height: height / side - 4 }
  return (
    <div className={styles.bingo}>
      <div className={styles.head}>
        <h2>Bingo</h2>
        <Name name={name} />
      </div>
      <Grid columns={side} rows={side} height={height / side} className={styles.cells}>
        {card.map((item) => (
          <div key={item.word}>
            <Face item={item} look={look} text="french" {...cell} />
          </div>
        ))}
      </Grid>
    </div>
  )
}
