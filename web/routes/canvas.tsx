import { useMemo, useState } from 'react'
import { gameOf } from '../../content/site/page-game.ts'
import { parseScene } from '../../domain/games/drop/deck.ts'
import { GamePage } from '../features/play/page/GamePage.tsx'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { gameQuery } from '../lib/page/game-query.ts'
import { useSignOutNotice } from '../lib/session/use-sign-out-notice.ts'
import { Bilingual } from '../ui/Bilingual.tsx'
import { PageLoader } from '../ui/Loading.tsx'
import { LazyOwl } from '../ui/lazy-owl.ts'
import { SignIcon } from '../ui/ToolIcon.tsx'
import styles from './canvas.module.css'
import { useOpenQuery } from './use-open-query.ts'
import { useTurn } from './use-turn.ts'

const Drawing = lazyPart(async () => (await import('../games/drawing/Drawing.tsx')).Drawing, {
  fallback: <PageLoader />,
})

/** A scene in which pupils place things by ear or draw freely. */
export function CanvasRoute() {
  const page = useCurrentPage()?.page
  const game = page && gameOf(page, null)
  const turn = useTurn()
  // The guard redirects on sign-out; the game is kept in this tab for the same pupil.
  useSignOutNotice(true)
  // Remount for another scene or another pupil.
  return game ? <Canvas key={`${game.id} ${turn}`} id={game.id} /> : null
}

function Canvas({ id }: { id: string }) {
  const record = useOpenQuery(gameQuery(id))
  const [isFree, setFree] = useState(false)
  const scene = useMemo(() => parseScene(record.data), [record.data])
  return (
    <div className={styles.canvas}>
      <ModeChoice isFree={isFree} onChoose={setFree} />
      {isFree ? <Drawing scene={scene} /> : <GamePage kind="drop" id={id} record={record} />}
    </div>
  )
}

function ModeChoice({ isFree, onChoose }: { isFree: boolean; onChoose(isFree: boolean): void }) {
  const modes = [
    { name: 'Écoute et place', english: 'Listen and place', value: false, shape: 'listen' },
    { name: 'Création libre', english: 'Free drawing', value: true, shape: 'draw' },
  ] as const
  return (
    <fieldset className={styles.modes}>
      <legend className="for-ears">Façon de jouer</legend>
      {modes.map(({ name, english, value, shape }) => (
        <label key={name} className={styles.mode}>
          <input type="radio" name="way" checked={value === isFree} onChange={() => onChoose(value)} />
          <SignIcon shape={shape} />
          <span>
            <Bilingual french={name} english={english} />
          </span>
        </label>
      ))}
      {isFree && (
        <LazyOwl
          size={44}
          french="Dessine comme tu veux. Touche un outil, puis la feuille."
          english="Draw as you like. Tap a tool, then the sheet."
        />
      )}
    </fieldset>
  )
}
