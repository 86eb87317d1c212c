import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { linkPath } from '../../../../../content/link-path.ts'
import type { PageGameOffer, PageGamesAnswer } from '../../../../../domain/api/own-page.ts'
import { kinds } from '../../../../../domain/games/kinds.ts'
import { isGameKind } from '../../../../../domain/games/registry.ts'
import { call } from '../../../../lib/api/api.ts'
import { showToast } from '../../../../lib/display/toast.ts'
import { menuQuery } from '../../../../lib/menu/menu-query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { gamesQuery, pageGamesQuery } from '../../data/queries.ts'
import { useChange } from '../../data/use-change.ts'
import { beginLesson } from '../../lessons/begun-lesson.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { ServerMessage } from '../../ui/ServerMessage.tsx'
import styles from './GamesOfPage.module.css'

interface GamesOfPageProps {
  clientID: string
  title: string
}

/** The games on a page of words: those that are there, those that its words allow, and what is new since they were made. */
export function GamesOfPage({ clientID, title }: GamesOfPageProps) {
  const games = useQuery(pageGamesQuery(clientID))
  return (
    <section className={styles.games} aria-labelledby="page-games">
      <h2 id="page-games">Les jeux de cette page</h2>
      <Loaded query={games}>{(known) => <Games clientID={clientID} title={title} known={known} />}</Loaded>
    </section>
  )
}

function Games({ clientID, title, known }: GamesOfPageProps & { known: PageGamesAnswer }) {
  const { data, newWords } = known
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const make = useMakeGames(clientID)
  const navigate = useNavigate()
  const missing = data.filter(({ game }) => game === null)
  const chosen = missing.filter(({ kind, fault }) => fault === null && !left.has(kind))
  const there = data.flatMap(({ kind, game }) => (game ? [{ kind, ...game }] : []))
  const tick = (kind: string, isTicked: boolean) =>
    setLeft(new Set(isTicked ? [...left].filter((each) => each !== kind) : [...left, kind]))
  const planLesson = () => {
    const steps = [clientID, ...there.map((game) => game.clientID)].map((key) => ({ clientID: key }))
    beginLesson(title, steps)
    void navigate({ to: '/admin/lessons', search: { faire: 'lecon' } })
  }
  return (
    <>
      {newWords.length > 0 && there.length > 0 && (
        <div className={styles.news}>
          <p role="status">{newWordsText(newWords)}</p>
          <Button isOff={make.isPending} onClick={() => make.mutate(there.map(({ kind }) => kind))}>
            {newWords.length === 1 ? "L'ajouter aux jeux" : 'Les ajouter aux jeux'}
          </Button>
        </div>
      )}
      {there.length > 0 && (
        <ul className={styles.there}>
          {there.map((game) => (
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
          <legend>{there.length === 0 ? 'Faire les jeux avec ces mots' : 'Faire aussi'}</legend>
          {missing.map((offer) => (
            <Choice key={offer.kind} offer={offer} isTicked={!left.has(offer.kind)} onTick={tick} />
          ))}
        </fieldset>
      )}
      <ServerMessage error={make.error} />
      <div className={styles.actions}>
        {chosen.length > 0 && (
          <Button isOff={make.isPending} onClick={() => make.mutate(chosen.map(({ kind }) => kind))}>
            {chosen.length === 1 ? 'Faire le jeu' : `Faire les ${chosen.length} jeux`}
          </Button>
        )}
        {there.length > 0 && (
          <Button look="soft" onClick={planLesson}>
            En faire une leçon
          </Button>
        )}
      </div>
    </>
  )
}

interface ChoiceProps {
  offer: PageGameOffer
  isTicked: boolean
  onTick(kind: string, isTicked: boolean): void
}

/** A kind that the words allow, to be ticked; or why they do not. */
function Choice({ offer: { kind, words, fault }, isTicked, onTick }: ChoiceProps) {
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

function useMakeGames(clientID: string) {
  const queryClient = useQueryClient()
  const { queryKey } = pageGamesQuery(clientID)
  return useChange({
    mutationFn: (asked: string[]) =>
      call('POST pages/:clientID/games', { path: { clientID }, body: { kinds: asked } }),
    onSuccess({ made, changed, ...known }) {
      queryClient.setQueryData(queryKey, known)
      showToast(doneText(made.length, changed.length))
    },
    renews: [menuQuery, gamesQuery, { queryKey: ['games'] }],
  })
}

function doneText(made: number, changed: number): string {
  if (made > 0) return made === 1 ? 'Le jeu est dans le menu.' : `Les ${made} jeux sont dans le menu.`
  return changed === 1 ? 'Un jeu a les nouveaux mots.' : `${changed} jeux ont les nouveaux mots.`
}

function newWordsText(words: readonly string[]): string {
  const shown = words.slice(0, 3).join(', ')
  const more = words.length > 3 ? '…' : ''
  const [count, ask] =
    words.length === 1 ? ['1 nouveau mot', "l'ajouter"] : [`${words.length} nouveaux mots`, 'les ajouter']
  return `${count} (${shown}${more}) : ${ask} aux jeux?`
}

function nameOf(kind: string): string {
  return isGameKind(kind) ? kinds[kind].look.name : kind
}

function pathOf({ id, clientID }: { id: string; clientID: string }): string {
  return linkPath({ clientID, externalIdentifier: id }) ?? '/'
}
