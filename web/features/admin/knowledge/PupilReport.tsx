import { useIsFetching, useQueries, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import type { PupilOfClass } from '../../../../domain/api/class-words.ts'
import type { RememberedWord } from '../../../../domain/api/words.ts'
import { fullDateInWords } from '../../../../domain/day-in-words.ts'
import { practicePath } from '../../../../domain/practice-address.ts'
import { mediaUrl } from '../../../lib/file-urls.ts'
import { practiceQuery } from '../../../lib/learning/practice-query.ts'
import { wordsByPage } from '../../../lib/lesson/lesson-words.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { schoolTodayQuery } from '../../../lib/school/school-today.ts'
import { Button } from '../../../ui/Button.tsx'
import { QRCode } from '../../../ui/QRCode.tsx'
import { pluralize } from '../data/pluralize.ts'
import { pupilWordsQuery } from '../data/queries.ts'
import { Loaded } from '../ui/Loaded.tsx'
import styles from './KnowledgeView.module.css'
import { type PupilTheme, pupilThemes, splitForVisitors, wordsForHome } from './pupil-themes.ts'

const HOME_WORDS = 10

/**
 * Printable reports for parents, each about the words of one pupil and on a page of its own. The screen shows
 * the same as the paper. With several pupils, those who have met no word get no report; only the screen names
 * them.
 */
export function PupilReports({ pupils }: { pupils: readonly PupilOfClass[] }) {
  const today = useQuery(schoolTodayQuery)
  const words = useQueries({ queries: pupils.map(({ userID }) => pupilWordsQuery(userID)) })
  // Each report fetches the words of the pupil's latest theme.
  const themesFetching = useIsFetching({ queryKey: ['practice'] })
  // Each report's code needs the menu.
  const { isPending: isMenuPending } = useQuery(menuQuery)
  const isReady = words.every(({ data }) => data !== undefined) && themesFetching === 0 && !isMenuPending
  const paper = useRef<HTMLDivElement>(null)
  const print = async () => {
    const images = [...(paper.current?.querySelectorAll('img') ?? [])]
    await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())])
    window.print()
  }
  return (
    <Loaded query={today}>
      {({ day }) => {
        const reports = pupils.map((pupil) => (
          <PupilReport key={pupil.userID} pupil={pupil} day={day} isOneOfSeveral={pupils.length > 1} />
        ))
        return (
          <div className={styles.preview}>
            <Button isOff={!isReady} onClick={() => void print()}>
              Imprimer
            </Button>
            {reports}
            {createPortal(
              <div ref={paper} className="for-paper">
                {reports}
              </div>,
              document.body,
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

interface PupilReportProps {
  pupil: PupilOfClass
  day: string
  isOneOfSeveral: boolean
}

function PupilReport({ pupil, day, isOneOfSeveral }: PupilReportProps) {
  const words = useQuery(pupilWordsQuery(pupil.userID))
  return (
    <Loaded query={words}>
      {(data) => {
        const themes = pupilThemes(data, day)
        return isOneOfSeveral && themes.length === 0 ? (
          <p className="for-screen">Pas de page pour {pupil.displayName} : pas encore de mots rencontrés.</p>
        ) : (
          <Report name={pupil.displayName} day={day} words={data} themes={themes} />
        )
      }}
    </Loaded>
  )
}

interface ReportProps {
  name: string
  day: string
  words: readonly RememberedWord[]
  themes: readonly PupilTheme[]
}

function Report({ name, day, words, themes }: ReportProps) {
  const known = themes.reduce((sum, theme) => sum + theme.known.length, 0)
  const last = words
    .filter(({ page }) => page !== null)
    .toSorted((one, other) => one.lastSeen.localeCompare(other.lastSeen))
    .at(-1)
  // Adds new words of the latest theme if the pupil has met only a few.
  const theme = useQuery({ ...practiceQuery([[last?.page ?? '', []]]), enabled: last !== undefined })
  const chosen = wordsForHome(themes, theme.data?.words ?? [], HOME_WORDS)
  const { data: links } = useQuery(menuQuery)
  const { open, closed } = links ? splitForVisitors(chosen, links) : { open: [], closed: chosen }
  // Words that the QR code leads to come first, so that parents know which ones to find there.
  const homeWords = [...open, ...closed]
  return (
    <article className={styles.report}>
      <h2 className={styles.name}>{name}</h2>
      <p>
        Mots de français que votre enfant sait, le {fullDateInWords(day)} : <b>{known}</b>.{' '}
        <small lang="en">French words your child knows today: {known}.</small>
      </p>
      <p className={styles.small}>
        Un mot est « su » quand l'enfant l'a reconnu ou écrit du premier coup trois jours différents.{' '}
        <span lang="en">A word counts as known once it was right at first try on three different days.</span>
      </p>
      {themes.length === 0 && (
        <p>
          Pas encore de mots rencontrés. <small lang="en">Your child has met no words on the site yet.</small>
        </p>
      )}
      {themes.map(({ page, title, known: knownWords, learning }) => (
        <section key={page} className={styles.theme}>
          <h3>
            {title} : {pluralize(knownWords.length, 'mot su', 'mots sus')}
          </h3>
          {knownWords.length > 0 && <p>{joinWords(knownWords)}</p>}
          {learning.length > 0 && (
            <p className={styles.small}>
              En train d'apprendre <span lang="en">(still learning)</span> : {joinWords(learning)}
            </p>
          )}
        </section>
      ))}
      {homeWords.length > 0 && (
        <section className={styles.theme}>
          <h3>
            À pratiquer à la maison <small lang="en">To practise at home</small>
          </h3>
          <p className={styles.small}>
            Deux minutes par jour : cachez le français, l'enfant dit le mot, puis vous regardez ensemble.{' '}
            <span lang="en">
              Two minutes a day: cover the French, let your child say the word, then look together.
            </span>
          </p>
          <ul className={styles.home}>
            {homeWords.map(({ word, french, english, image }) => (
              <li key={word}>
                {image && <img src={mediaUrl(image)} alt="" />}
                <b>{french}</b> <span lang="en">{english}</span>
              </li>
            ))}
          </ul>
          {open.length > 0 && (
            <div className={styles.telephone}>
              <QRCode
                text={location.origin + practicePath(wordsByPage(open))}
                label="Code QR : ces mots sur un téléphone"
              />
              <p lang="en">
                <b>
                  Practise{' '}
                  {open.length < homeWords.length
                    ? `the first ${open.length} of these`
                    : `these ${open.length}`}{' '}
                  words on a telephone.
                </b>{' '}
                Point its camera at this code and open the link, then tap “Commencer”. Listen to each word,
                say it together, and tap the right answer. It takes about five minutes. You need no account,
                and nothing is saved.
              </p>
            </div>
          )}
        </section>
      )}
    </article>
  )
}

/** Joins the words with dots, because some are sentences or have commas. */
function joinWords(words: readonly RememberedWord[]): string {
  return words.map(({ french }) => french).join(' · ')
}
