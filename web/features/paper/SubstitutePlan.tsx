import { LESSONS_PATH } from '../../../domain/lesson-address.ts'
import { readSource } from '../../../domain/paper/address.ts'
import { evenParts, fillPages } from '../../../domain/paper/sheets.ts'
import { FitText, Grid, PaperPage } from './PaperPage.tsx'
import styles from './paper.module.css'
import { joinKey, type SheetProps } from './sheet-props.ts'

/** Explains spellings of sounds that English lacks. */
const HOW_TO_READ =
  'zh: as in “measure”. ew: say “ee” with rounded lips. an, ahn, ohn, uhn: through the nose, with a silent n.'

/** Maximum lines of a part; a part fits a page. */
const PART_LINES = 18
/** Heights of a line, of the title and text above the lines, and of a page body. */
const LINE_MM = 10
const PART_HEAD_MM = 17
const BODY_MM = 213

/** A lesson plan for a substitute who speaks no French: steps in English, and French lines with their pronunciation. */
export function SubstitutePlan({ plan, choices }: SheetProps) {
  if (!plan) return null
  const source = readSource(choices.de)
  const code = source.of === 'lesson' ? source.code : ''
  const parts = [
    {
      title: 'Before you start',
      text: `Pupils find the lesson at the top of their home page, or open ${location.host}${LESSONS_PATH} and type ${code}.`,
      lines: [],
    },
    ...plan.steps.flatMap(({ title, english, lines }, step) =>
      (lines.length === 0 ? [[]] : evenParts(lines, PART_LINES)).map((ofPart, place) => {
        return { title: `${step + 1}. ${title}`, text: place === 0 ? english : '', lines: ofPart }
      }),
    ),
    { title: 'What to say in French', text: HOW_TO_READ, lines: plan.phrases },
  ]
  return fillPages(parts, {
    page: BODY_MM,
    heightOf: ({ lines }) => PART_HEAD_MM + lines.length * LINE_MM,
  }).map((ofPage, page) => (
    <PaperPage key={joinKey('page', page)} title="Substitute's plan">
      {ofPage.map(({ title, text, lines }, place) => (
        <div key={joinKey(page, place)} lang="en" className={styles.plan}>
          <h3>{title}</h3>
          <p>{text}</p>
          <Grid columns={1} rows={lines.length} height={LINE_MM} className={styles.spoken}>
            {lines.map(({ french, said, english: meaning }) => (
              <div key={french}>
                <FitText text={french} lang="fr" width={64} height={LINE_MM - 1} most={11} />
                <FitText text={said ?? ''} width={60} height={LINE_MM - 1} most={11} />
                <FitText text={meaning} width={54} height={LINE_MM - 1} most={11} />
              </div>
            ))}
          </Grid>
        </div>
      ))}
    </PaperPage>
  ))
}
