import { evenParts } from '../../../domain/even-parts.ts'
import { widthInEm } from '../../../domain/paper/fit-text.ts'
import { isSentence, withoutDefinite } from '../../../domain/paper/kinds.ts'
import {
  createColouring,
  fillPages,
  mixUp,
  type PaperGrade,
  sentencePieces,
} from '../../../domain/paper/sheets.ts'
import { listedItems } from './copies.ts'
import { Face, FitText, Grid, Name, PaperPage } from './PaperPage.tsx'
import styles from './paper.module.css'
import { joinKey, type SheetProps } from './sheet-props.ts'

/** Sheets to write and draw on, with their answers on separate pages or at the foot. */

export function Matching({ copies, choices: { aspect } }: SheetProps) {
  return copies.flatMap(({ name, seed, isLarge, items }, copy) =>
    evenParts(items, isLarge ? 6 : 8).map((part, place) => {
      const height = Math.min(34, 204 / part.length)
      const texts = mixUp(part, seed)
      return (
        <PaperPage
          key={joinKey(copy, place)}
          title="Relie"
          name={name}
          french="Relie ce qui va ensemble."
          english="Draw a line between what goes together."
        >
          <Grid columns={1} rows={part.length} height={height} className={styles.match}>
            {part.map((item, row) => (
              <div key={item.word}>
                <Face item={item} look={aspect} text="english" width={55} height={height - 6} />
                <span className={styles.dot} />
                <span className={styles.dot} />
                <FitText
                  text={texts[row]?.french ?? ''}
                  width={62}
                  height={height - 4}
                  most={isLarge ? 28 : 22}
                />
              </div>
            ))}
          </Grid>
        </PaperPage>
      )
    }),
  )
}

export function WriteWords({ copies, choices: { aspect } }: SheetProps) {
  return copies.flatMap(({ name, seed, isLarge, items }, copy) => {
    const [rows, height] = isLarge ? [4, 49] : [6, 33]
    const order = copy === 0 || seed === copies[0]?.seed ? items : mixUp(items, seed)
    const pages = [
      ...evenParts(
        order.filter(({ french }) => !isSentence(french)),
        rows * 2,
      ).map((part) => ({ part, columns: 2 })),
      // Sentences need a full-width line.
      ...evenParts(
        order.filter(({ french }) => isSentence(french)),
        rows,
      ).map((part) => ({ part, columns: 1 })),
    ]
    return pages.map(({ part, columns }, place) => (
      <PaperPage
        key={joinKey(copy, place)}
        title="Écris le mot"
        name={name}
        french="Écris le mot en français."
        english="Write the word in French."
      >
        <Grid columns={columns} rows={rows} height={height} className={styles.write}>
          {part.map((item) => (
            <div key={item.word}>
              <Face item={item} look={aspect} text="english" width={30} height={height - 5} most={14} />
              <span className={styles.line} />
            </div>
          ))}
        </Grid>
        <FoldedAnswers texts={part.map(({ french }) => french)} />
      </PaperPage>
    ))
  })
}

/** Answers below a line to fold back. */
function FoldedAnswers({ texts }: { texts: readonly string[] }) {
  return (
    <p className={styles.answers}>
      <FitText text={`Réponses, à plier : ${texts.join(' · ')}`} width={180} height={17} most={9} />
    </p>
  )
}

/** Height of a line to write on in millimetres, by grade. */
const LINE_HEIGHTS: Record<PaperGrade, number> = { 1: 18, 3: 15, 4: 12, 5: 10, 6: 10 }
const STRIP_ITEMS = 10
/** In millimetres: the head of a strip with its margins, and the height of a page. */
const STRIP_HEAD_MM = 19
const STRIP_PAGE_MM = 230

/** Strips of numbered lines, several per page, and the list to dictate. */
export function DictationStrips({ copies, grade }: SheetProps) {
  const strips = copies.flatMap(({ name, isLarge, items }, copy) =>
    evenParts(items, STRIP_ITEMS).map((part, place, parts) => {
      const columns = part.some(({ french }) => isSentence(french)) ? 1 : 2
      const rows = Math.ceil(part.length / columns)
      const start = parts.slice(0, place).flat().length
      const height = LINE_HEIGHTS[grade] + (isLarge ? 4 : 0)
      return { key: `${copy} ${place}`, name, columns, rows, start, count: part.length, height }
    }),
  )
  const pages = fillPages(strips, {
    page: STRIP_PAGE_MM,
    heightOf: ({ rows, height }) => STRIP_HEAD_MM + rows * height,
  })
  return [
    ...pages.map((ofPage, page) => (
      <PaperPage key={joinKey('page', page)}>
        {ofPage.map(({ key, name, columns, rows, start, count, height }) => (
          <div key={key} className={styles.strip}>
            <div className={styles.head}>
              <h2>Dictée</h2>
              <Name name={name} />
            </div>
            <Grid columns={columns} rows={rows} height={height} className={styles.lines}>
              {Array.from({ length: count }, (_, line) => (
                <div key={joinKey('line', line)} data-young={grade <= 3 || undefined}>
                  <span>{start + line + 1}.</span>
                </div>
              ))}
            </Grid>
          </div>
        ))}
      </PaperPage>
    )),
    <TextList key="list" title="Dictée : la liste" copies={copies} />,
  ]
}

/** The teacher's page of numbered texts. */
function TextList({ title, copies }: { title: string } & Pick<SheetProps, 'copies'>) {
  const texts = listedItems(copies).map(({ french }) => french)
  return (
    <PaperPage title={title}>
      <Grid columns={texts.length > 15 ? 2 : 1} rows={15} height={13.5} className={styles.list}>
        {texts.map((text, place) => (
          <div key={text}>
            <b>{place + 1}.</b>
            <FitText text={text} width={texts.length > 15 ? 78 : 165} height={12} most={14} />
          </div>
        ))}
      </Grid>
    </PaperPage>
  )
}

export function Articles({ copies }: SheetProps) {
  return copies.flatMap(({ name, seed, isLarge, items }, copy) => {
    const [rows, height] = isLarge ? [7, 27] : [10, 19]
    const order = seed === copies[0]?.seed ? items : mixUp(items, seed)
    return evenParts(order, rows * 2).map((part, place) => (
      <PaperPage
        key={joinKey(copy, place)}
        title="Le, la, l', les"
        name={name}
        french="Écris le, la, l' ou les."
        english="Write le, la, l' or les."
      >
        <Grid columns={2} rows={rows} height={height} className={styles.articles}>
          {part.map((item) => (
            <div key={item.word}>
              {item.image ? (
                <Face item={item} look="image" text="english" width={14} height={height - 5} />
              ) : (
                <span />
              )}
              <span className={styles.line} />
              <FitText
                text={withoutDefinite(item.french)}
                width={46}
                height={height - 5}
                most={isLarge ? 22 : 16}
              />
            </div>
          ))}
        </Grid>
        <FoldedAnswers texts={part.map(({ french }) => french)} />
      </PaperPage>
    ))
  })
}

/** Words to trace, each with a line to write it alone. */
export function Tracing({ copies, grade }: SheetProps) {
  return copies.flatMap(({ name, isLarge, items }, copy) => {
    const line = LINE_HEIGHTS[grade] + (isLarge ? 4 : 0)
    const rows = Math.floor(204 / (line * 2 + 3))
    return evenParts(items, rows).map((part, place) => (
      <PaperPage
        key={joinKey(copy, place)}
        title="Trace les mots"
        name={name}
        french="Trace le mot, puis écris-le."
        english="Trace the word, then write it."
      >
        <Grid columns={1} rows={part.length} height={line * 2 + 3} className={styles.trace}>
          {part.map((item) => (
            <div key={item.word}>
              <Face item={item} look="image" text="english" width={28} height={line * 2 - 4} most={12} />
              <TracedWord text={item.french} line={line} />
            </div>
          ))}
        </Grid>
      </PaperPage>
    ))
  })
}

const TRACED_WIDTH = 150

function TracedWord({ text, line }: { text: string; line: number }) {
  const size = Math.min(line * 0.85, (TRACED_WIDTH - 2) / widthInEm(text))
  return (
    <svg viewBox={`0 0 ${TRACED_WIDTH} ${line * 2}`} width={`${TRACED_WIDTH}mm`} role="img" aria-label={text}>
      {[0, line].map((top) => (
        <g key={top}>
          <path className={styles.baseline} d={`M0 ${top + line * 0.8}H${TRACED_WIDTH}`} />
          <path className={styles.midline} d={`M0 ${top + line * 0.8 - size * 0.48}H${TRACED_WIDTH}`} />
        </g>
      ))}
      <text x={1} y={line * 0.8} fontSize={size} className={styles.traced}>
        {text}
      </text>
    </svg>
  )
}

/** A hidden picture: every cell has a word, and the key gives the colour of each word. */
export function Colouring({ copies }: SheetProps) {
  return copies.map(({ name, seed, items }, copy) => {
    const { key, cells } = createColouring(items, seed)
    return (
      <PaperPage
        key={joinKey('copy', copy)}
        title="Colorie par mot"
        name={name}
        french="Lis le mot, trouve sa couleur et colorie la case."
        english="Read the word, find its colour and colour the square."
      >
        <Grid columns={4} rows={Math.ceil(key.length / 4)} height={21} className={styles.colours}>
          {key.map(({ item, colour }) => (
            <div key={item.word}>
              <Face item={item} look="image" text="english" width={25} height={17} most={10} />
              <b>= {colour}</b>
            </div>
          ))}
        </Grid>
        <Grid columns={7} rows={7} height={22} className={styles.cells}>
          {cells.flatMap((row, y) =>
            row.map((item, x) => (
              <div key={joinKey(x, y)}>
                <FitText text={item.french} width={23} height={19} most={12} />
              </div>
            )),
          )}
        </Grid>
      </PaperPage>
    )
  })
}

/** Sentences cut into words to put in order, and their list. */
export function Sentences({ copies }: SheetProps) {
  return [
    ...copies.flatMap(({ name, seed, isLarge, items }, copy) =>
      evenParts(items, isLarge ? 4 : 5).map((part, place) => (
        <PaperPage
          key={joinKey(copy, place)}
          title="Phrases en désordre"
          name={name}
          french="Découpe les mots, remets la phrase en ordre, puis écris-la."
          english="Cut out the words, put the sentence in order, then write it."
        >
          <Grid columns={1} rows={part.length} height={isLarge ? 50 : 40} className={styles.sentences}>
            {part.map((item, row) => (
              <div key={item.word}>
                <WordPieces texts={sentencePieces(item.french, seed + row)} isLarge={isLarge} />
                <span className={styles.line} />
              </div>
            ))}
          </Grid>
        </PaperPage>
      )),
    ),
    <TextList key="list" title="Phrases en désordre : les réponses" copies={copies} />,
  ]
}

function WordPieces({ texts, isLarge }: { texts: readonly string[]; isLarge: boolean }) {
  // Sentences of many letters get smaller words, so that they take two rows at most.
  const letters = texts.join('').length + texts.length * 5
  const points = Math.min(isLarge ? 18 : 14, 2000 / letters)
  return (
    <ul className={styles.pieces} style={{ fontSize: `${points}pt` }}>
      {texts.map((text, place) => (
        <li key={joinKey(text, place)}>{text}</li>
      ))}
    </ul>
  )
}
