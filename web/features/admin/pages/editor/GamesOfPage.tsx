import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { linkPath } from '../../../../../content/site/link-path.ts'
import type { PageGameOffer, PageGamesAnswer, PreviousGame } from '../../../../../domain/api/own-page.ts'
import { kinds } from '../../../../../domain/games/kinds.ts'
import { isGameKind } from '../../../../../domain/games/registry.ts'
import { call, sentenceOf } from '../../../../lib/api/api.ts'
import { showToast } from '../../../../lib/display/toast.ts'
import { menuQuery } from '../../../../lib/menu/menu-query.ts'
import { useCan } from '../../../../lib/session/actor.ts'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { pluralize } from '../../data/pluralize.ts'
import { gamesQuery, pageGamesQuery } from '../../data/queries.ts'
import { type Failure, runEach } from '../../data/run-each.ts'
import { useAdminMutation } from '../../data/use-admin-mutation.ts'
import { storePendingLesson } from '../../lessons/pending-lesson.ts'
import { CheckField } from '../../ui/Field.tsx'
import { ServerMessage } from '../../ui/Form.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import styles from './editor.module.css'
import { gameUpdates } from './game-updates.ts'

interface GamesOfPageProps {
  clientID: string
  title: string
  /** True if the page was published just now: missing updates of its games are then shown immediately. */
  isJustPublished: boolean
}

/** The games of a word page: existing ones, their pending updates, and those that can be made from its words. */
export function GamesOfPage(props: GamesOfPageProps) {
  return useCan('editGames') && <PageGames {...props} />
}

function PageGames(props: GamesOfPageProps) {
  const games = useQuery(pageGamesQuery(props.clientID))
  return (
    <section className={styles.games} aria-labelledby="page-games">
      <h2 id="page-games">Les jeux de cette page</h2>
      <Loaded query={games}>{(answer) => <Games {...props} answer={answer} />}</Loaded>
    </section>
  )
}

function Games({ clientID, title, isJustPublished, answer }: GamesOfPageProps & { answer: PageGamesAnswer }) {
  const { data } = answer
  const updates = gameUpdates(answer)
  const [isOpen, setOpen] = useState(isJustPublished)
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const saveGames = useSaveGames(clientID)
  const navigate = useNavigate()
  const missing = data.filter(({ game }) => game === null)
  const chosen = missing.filter(({ kind, fault }) => fault === null && !unticked.has(kind))
  const existing = data.flatMap(({ kind, game }) => (game ? [{ kind, ...game }] : []))
  const tick = (kind: string, isTicked: boolean) =>
    setUnticked(new Set(isTicked ? [...unticked].filter((each) => each !== kind) : [...unticked, kind]))
  const update = () =>
    saveGames.mutate(
      existing.map(({ kind }) => kind),
      // Close the dialog for good: undoing the update must not open it again.
      { onSuccess: () => setOpen(false) },
    )
  const planLesson = () => {
    const steps = [clientID, ...existing.map((game) => game.clientID)].map((key) => ({ clientID: key }))
    storePendingLesson(title, steps)
    void navigate({ to: '/admin/lessons', search: { faire: 'lecon' } })
  }
  return (
    <>
      {updates.length > 0 && existing.length > 0 && (
        <div className={styles.news}>
          <p role="status">
            {pluralize(
              updates.length,
              "changement de la page n'est pas encore dans les jeux.",
              'changements de la page ne sont pas encore dans les jeux.',
            )}
          </p>
          <Button onClick={() => setOpen(true)}>Voir et mettre à jour</Button>
        </div>
      )}
      <Dialog
        isOpen={isOpen && updates.length > 0 && existing.length > 0}
        title="Mettre à jour les jeux"
        onClose={() => setOpen(false)}
      >
        <div className="stack">
          <p>Voici ce qui change dans les jeux de cette page :</p>
          <ul className={styles.updates}>
            {updates.map((update) => (
              <li key={update}>{frenchSpaces(update)}</li>
            ))}
          </ul>
          <p>Ce que vous avez écrit vous-même dans un jeu reste.</p>
          <ServerMessage error={saveGames.error} />
          <div className={styles.actions}>
            <Button isOff={saveGames.isPending} onClick={update}>
              Mettre à jour les jeux
            </Button>
            <Button look="quiet" onClick={() => setOpen(false)}>
              Plus tard
            </Button>
          </div>
        </div>
      </Dialog>
      {existing.length > 0 && (
        <ul className={styles.there}>
          {existing.map((game) => (
            <li key={game.id}>
              <Link to="/admin/games" search={{ game: game.id }}>
                {nameOf(game.kind)}
              </Link>{' '}
              <a href={pathOf(game)}>
                Jouer<span className="for-ears"> : {nameOf(game.kind)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{existing.length === 0 ? 'Faire les jeux avec ces mots' : 'Faire aussi'}</legend>
          {missing.map((offer) => (
            <GameOffer key={offer.kind} offer={offer} isTicked={!unticked.has(offer.kind)} onTick={tick} />
          ))}
        </fieldset>
      )}
      <ServerMessage error={saveGames.error} />
      <div className={styles.actions}>
        {chosen.length > 0 && (
          <Button
            isOff={saveGames.isPending}
            onClick={() => saveGames.mutate(chosen.map(({ kind }) => kind))}
          >
            {chosen.length === 1 ? 'Faire le jeu' : `Faire les ${chosen.length} jeux`}
          </Button>
        )}
        {existing.length > 0 && (
          <Button look="soft" onClick={planLesson}>
            En faire une leçon
          </Button>
        )}
      </div>
    </>
  )
}

interface GameOfferProps {
  offer: PageGameOffer
  isTicked: boolean
  onTick(kind: string, isTicked: boolean): void
}

/** A checkbox for a kind of game that can be made, or why it cannot. */
function GameOffer({ offer: { kind, words, fault }, isTicked, onTick }: GameOfferProps) {
  if (fault !== null) {
    return (
      <p className={styles.not}>
        {nameOf(kind)} : ces mots n'y suffisent pas. <small>{fault}</small>
      </p>
    )
  }
  return (
    <CheckField
      label={`${nameOf(kind)} (${words} ${words === 1 ? 'mot' : 'mots'})`}
      isChecked={isTicked}
      onCheck={(isNow) => onTick(kind, isNow)}
    />
  )
}

/** Creates games of the given kinds from the page's words, or updates those that exist. The change can be undone. */
function useSaveGames(clientID: string) {
  const queryClient = useQueryClient()
  const { queryKey } = pageGamesQuery(clientID)
  const renews = [menuQuery, gamesQuery, { queryKey: ['games'] }]
  const restore = useAdminMutation<Failure<PreviousGame> | null, readonly PreviousGame[]>({
    mutationFn: (former) =>
      runEach(former, ({ id, versionID, updated }) =>
        call('POST games/:id/versions/:versionID/restore', { path: { id, versionID }, body: { updated } }),
      ),
    onSuccess(failure) {
      if (failure === null) return showToast('Les jeux sont comme avant.')
      const retry = { label: 'Réessayer', onClick: () => restore.mutate(failure.items) }
      showToast(failureText(failure), retry)
    },
    invalidates: [...renews, { queryKey }],
  })
  return useAdminMutation({
    mutationFn: (requestedKinds: string[]) =>
      call('POST pages/:clientID/games', { path: { clientID }, body: { kinds: requestedKinds } }),
    onSuccess({ made, changed, former, ...answer }) {
      queryClient.setQueryData(queryKey, answer)
      const undo = { label: 'Annuler', onClick: () => restore.mutate(former) }
      showToast(doneText(made.length, changed.length), former.length > 0 ? undo : undefined)
    },
    invalidates: renews,
  })
}

function failureText({ items, error }: Failure<PreviousGame>): string {
  const failed = pluralize(items.length, "jeu n'est pas comme avant", 'jeux ne sont pas comme avant')
  return frenchSpaces(`${failed} : ${sentenceOf(error).message}`)
}

function doneText(made: number, changed: number): string {
  if (made > 0) return made === 1 ? 'Le jeu est dans le menu.' : `Les ${made} jeux sont dans le menu.`
  return changed === 1 ? 'Un jeu a été mis à jour.' : `${changed} jeux ont été mis à jour.`
}

function nameOf(kind: string): string {
  return isGameKind(kind) ? kinds[kind].look.name : kind
}

function pathOf({ id, clientID }: { id: string; clientID: string }): string {
  return linkPath({ clientID, externalIdentifier: id }) ?? '/'
}
