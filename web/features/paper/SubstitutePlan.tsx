import type { PlanLine } from '../../../domain/api/substitute.ts'
import { LESSONS_PATH } from '../../../domain/lesson-address.ts'
import { fillPages } from '../../../domain/paper/sheets.ts'
import { readSource } from '../../../domain/paper/source.ts'
import { FitText, PaperPage } from './PaperPage.tsx'
import styles from './SubstitutePlan.module.css'
import { joinKey, type SheetProps } from './sheet-props.ts'

/** Explanation of the spellings of sounds that English lacks. */
const HOW_TO_READ =
  'zh: as in “measure”. ew: say “ee” with rounded lips. an, ahn, ohn, uhn: through the nose, with a silent n.'

/** Heights of the title and text above the lines, and of a page body. */
const PART_HEAD_MM = 17
const BODY_MM = 213

/** In millimetres. Sentences of dialogues need more than one row of text. */
function lineHeight({ french, english }: PlanLine): number {
  return Math.max(french.length, english.length) > 50 ? 20 : 10
}

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
    ...plan.steps.flatMap(({ title, english, lines }, step) => {
      // The first part shares its page with "Before you start".
      const parts = fillPages(lines, { page: BODY_MM - 2 * PART_HEAD_MM, heightOf: lineHeight })
      return (parts.length === 0 ? [[]] : parts).map((ofPart, place) => {
        return { title: `${step + 1}. ${title}`, text: place === 0 ? english : '', lines: ofPart }
      })
    }),
    { title: 'What to say in French', text: HOW_TO_READ, lines: plan.phrases },
  ]
  return fillPages(parts, {
    page: BODY_MM,
    heightOf: ({ lines }) => lines.reduce((sum, line) => sum + lineHeight(line), PART_HEAD_MM),
  }).map((ofPage, page) => (
    <PaperPage key={joinKey('page', page)} title="Substitute's plan">
      {ofPage.map(({ title, text, lines }, place) => (
        <div key={joinKey(page, place)} lang="en" className={styles.plan}>
          <h3>{title}</h3>
          <p>{text}</p>
          <div className={styles.spoken}>
            {lines.map((line) => {
              const height = lineHeight(line)
              return (
                <div key={line.french} style={{ height: `${height}mm` }}>
                  <FitText text={line.french} lang="fr" width={64} height={height - 1} most={11} />
                  <FitText text={line.said ?? ''} width={60} height={height - 1} most={11} />
                  <FitText text={line.english} width={54} height={height - 1} most={11} />
                </div>
              )
            })}
          </div>
        </div>
      ))}
    </PaperPage>
  ))
}
