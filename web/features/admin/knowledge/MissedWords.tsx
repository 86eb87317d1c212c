import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { grades } from '../../../../content/grades.ts'
import type { SchoolClass } from '../../../../domain/api/class.ts'
import type { PupilOfClass } from '../../../../domain/api/class-words.ts'
import type { MissedWord } from '../../../../domain/api/words.ts'
import { dayInWords } from '../../../../domain/day-in-words.ts'
import { paperSearch } from '../../../../domain/paper/address.ts'
import { PAPER_PATH } from '../../../../domain/paper/paper-path.ts'
import { sourceText } from '../../../../domain/paper/source.ts'
import { schoolTodayQuery } from '../../../lib/school/school-today.ts'
import { useCan } from '../../../lib/session/actor.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { pluralize } from '../data/pluralize.ts'
import { blankGameForm, NEW_GAME_KEY, newGameForm } from '../games/new-game-form.ts'
import { EMPTY_WORD_LIST } from '../games/read-words.ts'
import { textOfWords } from '../games/words-text.ts'
import { createWordsStep } from '../lessons/fragile-words.ts'
import { storePendingLesson } from '../lessons/pending-lesson.ts'
import { PlayTogetherButton } from '../live-games/PlayTogetherButton.tsx'
import { blankPage, NEW_PAGE_KEY, newPageDraft } from '../pages/new-page/new-page-draft.ts'
import { CheckField } from '../ui/Field.tsx'
import { ServerMessage } from '../ui/Form.tsx'
import { NewDraftButton } from '../ui/NewDraftButton.tsx'
import styles from './KnowledgeView.module.css'

/** Limits for the words shown and for the names next to each. */
const MAX_WORDS = 10
const MAX_NAMES = 5

interface MissedWordsProps {
  classCode: string
  grade: SchoolClass['grade'] | null
  words: readonly MissedWord[]
  pupils: readonly PupilOfClass[]
}

/** Lists the words a class missed most, and creates a lesson, game, page or sheet from them. */
export function MissedWords({ classCode, grade, words, pupils }: MissedWordsProps) {
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const navigate = useNavigate()
  const canEditGames = useCan('editGames')
  const canEditPages = useCan('editPages')
  const shown = words.slice(0, MAX_WORDS)
  const chosen = shown.filter(({ word }) => !excluded.has(word))
  const names = new Map(pupils.map(({ userID, displayName }) => [userID, displayName]))
  const tick = (word: string, isTicked: boolean) =>
    setExcluded(new Set(isTicked ? [...excluded].filter((each) => each !== word) : [...excluded, word]))
  const queryClient = useQueryClient()
  // The day in the title distinguishes it from lessons of other weeks.
  const lesson = useMutation({
    async mutationFn() {
      const { day } = await queryClient.fetchQuery(schoolTodayQuery)
      storePendingLesson(
        `Mots à revoir ${classCode}, ${dayInWords(day)}`,
        [createWordsStep([], chosen)],
        classCode,
      )
      await navigate({ to: '/admin/lessons', search: { faire: 'lecon' } })
    },
  })
  const title = `Mots à revoir ${classCode}`
  const list = { ...EMPTY_WORD_LIST, text: textOfWords(chosen) }
  const ofGrade = grades.find((each) => each === grade) ?? null
  return (
    <section className={styles.panel} aria-labelledby="missed-words">
      <h2 id="missed-words">Les mots les plus ratés</h2>
      {shown.length === 0 ? (
        <p>Aucun mot raté depuis trente jours.</p>
      ) : (
        <>
          <p className={styles.legend}>Du premier coup, depuis trente jours.</p>
          <ul className={styles.missed}>
            {shown.map(({ word, french, tries, wrong, by }) => (
              <li key={word}>
                <CheckField
                  label={french}
                  isChecked={!excluded.has(word)}
                  onCheck={(isTicked) => tick(word, isTicked)}
                />
                <span>
                  raté {wrong} fois sur {tries} : {namesText(by.flatMap((id) => names.get(id) ?? []))}
                </span>
              </li>
            ))}
          </ul>
          <div className="row bottom">
            <Button isOff={chosen.length === 0 || lesson.isPending} onClick={() => lesson.mutate()}>
              Faire une leçon de ces mots
            </Button>
            {canEditGames && (
              <NewDraftButton
                isOff={chosen.length === 0}
                draftKey={NEW_GAME_KEY}
                schema={newGameForm}
                form="Faire un jeu"
                newDraft={() => ({ ...blankGameForm(ofGrade), title, words: list })}
                onSaved={() => void navigate({ to: '/admin/games', search: { faire: 'jeu' } })}
              >
                Faire un jeu de ces mots
              </NewDraftButton>
            )}
            {canEditPages && (
              <NewDraftButton
                isOff={chosen.length === 0}
                draftKey={NEW_PAGE_KEY}
                schema={newPageDraft}
                form="Nouvelle page"
                newDraft={() => ({ ...blankPage(ofGrade), title, words: list })}
                onSaved={() => void navigate({ to: '/admin/pages', search: { faire: 'page' } })}
              >
                Faire une page de ces mots
              </NewDraftButton>
            )}
            {chosen.length > 0 && (
              <Link
                to={PAPER_PATH}
                search={paperSearch({
                  de: sourceText({ of: 'class', classCode }),
                  feuille: 'ecrire',
                  mots: chosen.length,
                  sans: [...excluded].join('.'),
                  pour: classCode,
                })}
                className={buttonClass({ look: 'soft' })}
              >
                Faire une feuille de ces mots
              </Link>
            )}
            <PlayTogetherButton
              title={title}
              words={chosen}
              classCodes={[classCode]}
              isOff={chosen.length < 2}
            />
          </div>
          <ServerMessage error={lesson.error} />
        </>
      )}
    </section>
  )
}

function namesText(names: readonly string[]): string {
  const more = names.length - MAX_NAMES
  if (more <= 0) return names.join(', ')
  return `${names.slice(0, MAX_NAMES).join(', ')} et ${pluralize(more, 'autre', 'autres')}`
}
