import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { MISSION_PAGE } from '../../content/missions.ts'
import type { OwlText } from '../../content/owl-texts.ts'
import { pageOf } from '../../content/routes.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import { SCORE_BASED_GROUP } from '../../domain/economy.ts'
import { missionSize } from '../../domain/learning/mission-size.ts'
import { pathFinder } from '../../domain/menu-visibility.ts'
import { practicePath, practisedText, readPracticeAddress } from '../../domain/practice-address.ts'
import { MissionStart } from '../features/mission/MissionStart.tsx'
import { NoWordsYet } from '../features/mission/no-mission.tsx'
import { Practice } from '../features/mission/Practice.tsx'
import { notifyFinished } from '../lib/earning/jobs.ts'
import { practiceQuery } from '../lib/learning/practice-query.ts'
import { useVisibleLinks } from '../lib/menu/menu.ts'
import { useSession } from '../lib/session/session.ts'
import { ownSupports } from '../lib/session/supports.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { HomeLink } from '../ui/HomeLink.tsx'
import { LoadError } from '../ui/Loading.tsx'
import { PaperLink } from '../ui/PaperLink.tsx'
import { SignIcon } from '../ui/ToolIcon.tsx'
import styles from './practice.module.css'
import { useTurn } from './use-turn.ts'

const TITLE = 'Pratique ces mots'
const TEXT: OwlText = {
  french: 'Touche le grand bouton pour commencer.',
  english: 'Tap the big button to begin.',
}

/** "Pratique ces mots": the words of the address, asked like a mission. */
export function PracticeRoute() {
  const { _splat: rest = '' } = useParams({ strict: false })
  const turn = useTurn()
  // Remount for other words or another pupil.
  return <OpenPractice key={`${rest} ${turn}`} rest={rest} />
}

function OpenPractice({ rest }: { rest: string }) {
  const practised = useMemo(() => readPracticeAddress(rest), [rest])
  const { data, error, refetch } = useQuery(practiceQuery(practised))
  const links = useVisibleLinks()
  const [[asked = '', ids = []] = [], ...others] = practised
  const isVisitor = useSession() === null
  // Addresses in the QR codes for parents list each word.
  const namesEachWord = practised.every(([, each]) => each.length > 0)
  const size = missionSize(ownSupports())
  const isOfOne = ids.length === 0 && others.length === 0
  const finish = useCallback(
    (finisherID: number | null) => {
      // The words of a game also finish its step of a lesson.
      if (isOfOne) notifyFinished(finisherID, asked)
    },
    [isOfOne, asked],
  )

  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) {
    const expected = namesEachWord ? practised.reduce((sum, [, each]) => sum + each.length, 0) : size
    return (
      <MissionStart title={TITLE} text={TEXT} words={null} done={0} expected={Math.min(expected, size)} />
    )
  }
  if (data.words.length === 0) return <NoWordsYet title={TITLE} />
  const { words, page } = data
  const row = links.find(({ clientID }) => clientID === page)
  const isCounting = row?.isBravoEnabled === true && !isScoreBased(row, links)
  const wordsPage = pageOf(page ?? '')
  return (
    <Practice
      title={TITLE}
      text={TEXT}
      path={practicePath(practised)}
      words={words}
      size={size}
      clientID={page ?? MISSION_PAGE}
      isCounting={isCounting}
      onDone={finish}
      after={(restart) => (
        <>
          <Button size="pupil" onClick={restart}>
            <SignIcon shape="again" /> Encore <small lang="en">Again</small>
          </Button>
          {wordsPage ? (
            <Link to={wordsPage.path} className={buttonClass({ look: 'soft', size: 'pupil' })}>
              <SignIcon shape="book" /> Voir les mots <small lang="en">See the words</small>
            </Link>
          ) : (
            <HomeLink />
          )}
        </>
      )}
      note={
        <div className={styles.note}>
          {isVisitor && namesEachWord && (
            <p lang="en" data-stays>
              Practise with your child, about five minutes. Tap “Commencer”. Listen to each word, say it
              together, then tap the right answer. You need no account, and nothing is saved.
            </p>
          )}
          <PaperLink search={{ de: practisedText(practised) }} />
        </div>
      }
    />
  )
}

/** Whether a game counts by its score. Practising its words gives no score. */
function isScoreBased(row: MenuLink, rows: readonly MenuLink[]): boolean {
  const pathOf = pathFinder(rows, () => null)
  return pathOf(row).some(({ groupID }) => groupID === SCORE_BASED_GROUP)
}
