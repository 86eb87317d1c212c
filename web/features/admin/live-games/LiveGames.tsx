import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { LiveGame, LiveResults } from '../../../../domain/api/live-game.ts'
import { schoolDay } from '../../../../domain/calendar.ts'
import { shortDateInWords } from '../../../../domain/day-in-words.ts'
import { liveGamePath } from '../../../../domain/live/address.ts'
import type { LiveGameMode } from '../../../../domain/live/messages.ts'
import { OPEN_MS } from '../../../../domain/live/timing.ts'
import { sourceText } from '../../../../domain/paper/source.ts'
import { wordsByPage } from '../../../lib/lesson/lesson-words.ts'
import { useIsFuture } from '../../../lib/live/use-is-future.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { PaperLink } from '../../../ui/PaperLink.tsx'
import { deleteIfExists } from '../data/delete-if-exists.ts'
import { liveGamesQuery, liveResultsQuery } from '../data/queries.ts'
import { useTimeZone } from '../data/school-time.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { useAudiences } from '../hooks/use-audiences.ts'
import { createWordsSteps } from '../lessons/fragile-words.ts'
import { missedWordsTitle } from '../lessons/lesson-draft.ts'
import { storePendingLesson } from '../lessons/pending-lesson.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'

const modeNames: Record<LiveGameMode, string> = { together: 'ensemble', teams: 'équipes', race: 'course' }

interface LiveGamesProps {
  onOpen(code: string): void
}

/** The live games of the teacher's classes. */
export function LiveGames({ onOpen }: LiveGamesProps) {
  const games = useQuery(liveGamesQuery)
  return (
    <section className="stack" aria-labelledby="live-games">
      <h2 id="live-games">Les jeux de la classe</h2>
      <p>
        « Jouer ensemble » se trouve dans une leçon suivie et dans « Ce que la classe sait »; aussi dans « Les
        jeux » et « Gérer cette page », si votre compte les ouvre.
      </p>
      <Loaded query={games}>{(rows) => <GameTable games={rows} onOpen={onOpen} />}</Loaded>
    </section>
  )
}

function GameTable({ games, onOpen }: LiveGamesProps & { games: readonly LiveGame[] }) {
  const { nameOf } = useAudiences(games.length > 0)
  const timeZone = useTimeZone()
  const [gameToDelete, setGameToDelete] = useState<LiveGame | null>(null)
  const remove = useAdminMutation({
    mutationFn: (code: string) => deleteIfExists('DELETE live-games/:code', { path: { code } }),
    onSuccess: () => setGameToDelete(null),
    invalidates: [liveGamesQuery],
  })
  const columns = useMemo(
    (): Column<LiveGame>[] => [
      { header: 'Jeu', value: ({ title }) => title },
      { header: 'Lettres', value: ({ code }) => code },
      {
        header: 'Jour',
        value: ({ created }) => schoolDay(new Date(created), timeZone),
        shown: ({ created }) => shortDateInWords(schoolDay(new Date(created), timeZone)),
      },
      { header: 'Façon', value: ({ way }) => modeNames[way] },
      { header: 'Pour qui', value: ({ classCodes }) => classCodes.map(nameOf).join(', ') },
      { header: 'Joueurs', value: ({ players }) => players },
      { header: 'Bonnes réponses', value: ({ right, answers }) => `${right} sur ${answers}` },
    ],
    [nameOf, timeZone],
  )
  return (
    <>
      <DataTable
        caption="Les jeux joués ensemble"
        columns={columns}
        rows={games}
        rowID={({ code }) => code}
        fileName="jeux-de-la-classe"
        emptyText="La classe n'a pas encore joué ensemble."
        actions={(game) => (
          <>
            {game.ended === null && <ResumeLink game={game} />}
            <Button look="soft" aria-label={`Résultats de ${game.title}`} onClick={() => onOpen(game.code)}>
              Résultats
            </Button>
            <Button
              look="quiet"
              aria-label={`Supprimer ${game.title}`}
              onClick={() => {
                remove.reset()
                setGameToDelete(game)
              }}
            >
              Supprimer
            </Button>
          </>
        )}
      />
      {gameToDelete && (
        <ConfirmDialog
          isOpen
          title={`Supprimer « ${gameToDelete.title} »?`}
          confirm="Supprimer le jeu"
          mutation={remove}
          onConfirm={() => remove.mutateOnce(gameToDelete.code)}
          onClose={() => setGameToDelete(null)}
        >
          Ses résultats s'effacent aussi. Ce que les élèves ont appris reste.
        </ConfirmDialog>
      )}
    </>
  )
}

/** Hidden once the game can no longer be entered: a game that nobody has entered does not end by itself. */
function ResumeLink({ game: { code, title, created } }: { game: LiveGame }) {
  const isOpen = useIsFuture(Date.parse(created) + OPEN_MS)
  return (
    isOpen && (
      <Link to={liveGamePath(code)} aria-label={`Reprendre ${title}`} className={buttonClass()}>
        Reprendre
      </Link>
    )
  )
}

interface LiveGameResultsProps {
  code: string
  onBack(): void
}

/** The players of a live game, and the words that were right or missed. */
export function LiveGameResults({ code, onBack }: LiveGameResultsProps) {
  const results = useQuery(liveResultsQuery(code))
  return (
    <>
      <div>
        <Button look="quiet" onClick={onBack}>
          Retour aux leçons
        </Button>
      </div>
      <Loaded query={results}>
        {(data) => (data.game.ended === null ? <NoResults game={data.game} /> : <Results results={data} />)}
      </Loaded>
    </>
  )
}

/** Shown during the game, and until all its results are saved. */
function NoResults({ game }: { game: LiveGame }) {
  return (
    <>
      <h2>{game.title}</h2>
      <p role="status">Les résultats apparaissent ici dès que le jeu est fini et enregistré.</p>
    </>
  )
}

interface WordResult {
  place: number
  french: string
  right: number
  wrong: number
}

type PupilResult = LiveResults['pupils'][number]

function Results({ results: { game, words, pupils, hands } }: { results: LiveResults }) {
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const rows = words.map(({ french }, place): WordResult => {
    const answers = pupils.map(({ answers: each }) => each[place])
    const counted = hands[place]
    return {
      place,
      french,
      right: counted?.right ?? answers.filter((answer) => answer === true).length,
      wrong: counted ? counted.of - counted.right : answers.filter((answer) => answer === false).length,
    }
  })
  const missed = words.filter((_word, place) => (rows[place]?.wrong ?? 0) > 0)
  const practised = wordsByPage(missed)
  const makeLesson = () => {
    const title = missedWordsTitle(game.created, timeZone)
    storePendingLesson(title, createWordsSteps(distinct(missed)), game.classCodes[0])
    void navigate({ to: '/admin/lessons', search: { faire: 'lecon' } })
  }
  const pupilColumns = useMemo(
    (): Column<PupilResult>[] => [
      { header: 'Élève', value: ({ displayName }) => displayName },
      { header: 'Classe', value: ({ classCode }) => classCode },
      {
        header: 'Bonnes réponses',
        value: ({ answers }) => answers.filter((answer) => answer === true).length,
      },
      { header: 'Réponses', value: ({ answers }) => answers.filter((answer) => answer !== null).length },
      {
        header: 'Mots ratés',
        value: ({ answers }) =>
          words.flatMap(({ french }, place) => (answers[place] === false ? [french] : [])).join(', '),
      },
    ],
    [words],
  )
  return (
    <>
      <h2>{game.title}</h2>
      {missed.length > 0 && (
        <div className="row">
          <Button onClick={makeLesson}>Faire une leçon des mots ratés</Button>
          {practised.length > 0 && (
            <PaperLink search={{ de: sourceText({ of: 'words', practised }) }} list="les mots ratés" />
          )}
        </div>
      )}
      <DataTable
        caption="Les mots du jeu"
        columns={wordColumns}
        rows={rows}
        rowID={({ place }) => place}
        fileName={`jeu-${game.code}-mots`}
        emptyText="Aucune question n'a été posée."
      />
      <DataTable
        caption="Les élèves du jeu"
        columns={pupilColumns}
        rows={pupils}
        rowID={({ userID }) => userID}
        fileName={`jeu-${game.code}-eleves`}
        emptyText="Aucun élève n'a joué sur une tablette."
      />
    </>
  )
}

const wordColumns: Column<WordResult>[] = [
  { header: 'Question', value: ({ place }) => place + 1 },
  { header: 'Mot', value: ({ french }) => french },
  { header: 'Réussi', value: ({ right }) => right },
  { header: 'Raté', value: ({ wrong }) => wrong },
]

/** Removes duplicates: a word may be asked more than once. */
function distinct<Word extends { word: string }>(words: readonly Word[]): Word[] {
  return [...new Map(words.map((each) => [each.word, each])).values()]
}
