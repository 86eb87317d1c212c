import { useQuery } from '@tanstack/react-query'
import { type PageKind, pageOf } from '../../../content/routes.ts'
import { wordsPageOf } from '../../../content/site/words-page-of.ts'
import {
  ACTIVITIES_PER_BRAVO,
  MIN_COUNTING_SCORE,
  MULTIPLAYER_ANSWERS_PER_POINT,
  MULTIPLAYER_POINTS_PER_BRAVO,
  VIDEOS_PER_POINT,
} from '../../../domain/economy.ts'
import { pathFinder } from '../../../domain/menu-visibility.ts'
import { menuQuery } from '../../lib/menu/menu-query.ts'
import { settingsQuery } from '../../lib/school/settings-query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './BravoHelp.module.css'

interface Rule {
  french: string
  english: string
  /** Kind of pages that the rule is about. If they are disabled, the rule is not shown. */
  kind?: PageKind
}

/** The rules for earning Bravos on enabled pages, with the school's weekly cap. */
export function BravoHelp({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { data } = useQuery({ ...settingsQuery, enabled: isOpen })
  const cap = data?.settings[0].mpgBravoCap
  const isEnabled = useEnabledKinds()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={
        <>
          Comment gagner un Bravo?{' '}
          <small lang="en" data-stays>
            How do I earn a Bravo?
          </small>
        </>
      }
    >
      <ul className={styles.rules}>
        {bravoRules(cap)
          .filter(({ kind }) => kind === undefined || isEnabled(kind))
          .map(({ english, french }) => (
            <li key={english}>
              <b>{french}</b>
              <span lang="en">{english}</span>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}

/** Whether the menu leads to pages of a kind, perhaps only after signing in. */
function useEnabledKinds(): (kind: PageKind) => boolean {
  const { data: links = [] } = useQuery(menuQuery)
  const pathOf = pathFinder(links, wordsPageOf)
  return (kind) =>
    links.some(
      (link) => pageOf(link.clientID)?.kind === kind && pathOf(link).every(({ isEnabled }) => isEnabled),
    )
}

/** @param cap maximum of Bravos per week from multiplayer games; undefined until it is known */
function bravoRules(cap: number | undefined): Rule[] {
  const most = capText(cap)
  return [
    {
      french: `${ACTIVITIES_PER_BRAVO} points font un Bravo.`,
      english: `${ACTIVITIES_PER_BRAVO} points per Bravo.`,
    },
    {
      french: 'Un jeu compte une fois par semaine. Le compte recommence le dimanche.',
      english: 'A game counts once per week. The count resets on Sunday.',
    },
    {
      french: `${VIDEOS_PER_POINT} vidéos de suite donnent un point.`,
      english: `${VIDEOS_PER_POINT} videos in a row give a point.`,
      kind: 'videos',
    },
    {
      french: "Réponds aux questions d'une histoire : elles donnent un point par semaine.",
      english: 'Answer the questions of a story: they give a point a week.',
      kind: 'stories',
    },
    {
      french: `Dans certains jeux, il faut ${MIN_COUNTING_SCORE} points ou plus.`,
      english: `Some games need a score of ${MIN_COUNTING_SCORE} or more.`,
    },
    {
      french: `Jeux à plusieurs : ${MULTIPLAYER_ANSWERS_PER_POINT} bonnes réponses font un point, ${MULTIPLAYER_POINTS_PER_BRAVO} points font un Bravo.${most.french}`,
      english: `Multi-player games: every ${MULTIPLAYER_ANSWERS_PER_POINT} correct answers give a point and every ${MULTIPLAYER_POINTS_PER_BRAVO} points a Bravo${most.english}. Resets on Sunday.`,
      kind: 'multiplayer',
    },
  ]
}

/** The weekly maximum of Bravos from multiplayer games, appended to the rule about them. */
function capText(cap: number | undefined): Rule {
  if (cap === undefined) return { french: '', english: '' }
  if (cap === 0)
    return { french: ' En ce moment, ils ne donnent pas de Bravos.', english: ', but none at the moment' }
  return cap === 1
    ? { french: ' Au plus 1 Bravo par semaine.', english: ', at most 1 Bravo a week' }
    : { french: ` Au plus ${cap} Bravos par semaine.`, english: `, at most ${cap} Bravos a week` }
}
