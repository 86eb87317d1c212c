import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { PlayedGame, StoredGame } from '../../../../domain/api/game.ts'
import type { GameKind } from '../../../../domain/games/kinds.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { gameQuery } from '../../../lib/page/game-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { gamesQuery, gameVersionsQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { TwoVersions, VersionList } from '../ui/VersionList.tsx'
import { draftOfGame, type GameDraft, recordDataOf } from './game-draft.ts'
import styles from './games.module.css'

interface GameVersionsProps {
  Preview: GamePreview
  game: StoredGame
  kind: GameKind
  /** True while there are unsaved changes or a save is running. */
  isBusy: boolean
  onRestored(saved: StoredGame): void
}

/** The previous versions of a game, each with a preview and a button that restores it. */
export function GameVersions({ game, kind, Preview, isBusy, onRestored }: GameVersionsProps) {
  const { id, updated } = game
  const versions = useQuery(gameVersionsQuery(id))
  const restore = useAdminMutation({
    mutationFn: (versionID: number) =>
      call('POST games/:id/versions/:versionID/restore', { path: { id, versionID }, body: { updated } }),
    onSuccess({ data }) {
      showToast('Le jeu est de nouveau comme avant.')
      onRestored(data)
    },
    invalidates: [gamesQuery, gameQuery(id), gameVersionsQuery(id)],
  })
  return (
    <Loaded query={versions}>
      {(data) => (
        <VersionList
          versions={data.map((version) => ({ ...version, title: version.description }))}
          error={restore.error}
          isBusy={isBusy || restore.isPending}
          onRestore={restore.mutate}
        >
          {(version) => (
            <Preview kind={kind} id="" record={{ ...version, clientID: game.clientID, wordsPage: null }} />
          )}
        </VersionList>
      )}
    </Loaded>
  )
}

interface GameConflictProps {
  draft: GameDraft
  /** The version that someone else saved in the meantime. */
  stored: StoredGame
  onKeepMine(): void
  onTakeTheirs(): void
}

/** Two administrators changed the same game: shows both versions and lets the teacher choose one. */
export function GameConflict({ draft, stored, onKeepMine, onTakeTheirs }: GameConflictProps) {
  const ownLines = linesOf(draft)
  const storedLines = linesOf(draftOfGame(stored, draft.kind, draft))
  return (
    <section className={styles.conflict} role="alert">
      <p>
        <strong>Quelqu'un d'autre a enregistré ce jeu entre-temps.</strong> Rien n'est perdu : choisissez la
        version qui reste.
      </p>
      <TwoVersions
        versions={[
          {
            title: 'La vôtre',
            lines: ownLines.filter((line) => !storedLines.includes(line)),
            children: <Button onClick={onKeepMine}>Garder la mienne</Button>,
          },
          {
            title: 'Celle qui est enregistrée',
            lines: storedLines.filter((line) => !ownLines.includes(line)),
            children: (
              <Button look="soft" onClick={onTakeTheirs}>
                Prendre l'autre
              </Button>
            ),
          },
        ]}
      />
    </section>
  )
}

function linesOf(draft: GameDraft): string[] {
  const items = draft.record?.items.map((item) =>
    Object.values(item)
      .filter((text) => text !== '')
      .join(' · '),
  )
  return [
    `Titre : ${draft.description}`,
    `Consignes : ${draft.instructions}`,
    ...(items ?? [recordDataOf(draft)]),
  ]
}

/**
 * Renders a game as pupils see it. Passed in, because features do not import each other. `id` is empty for an
 * unsaved game.
 */
export type GamePreview = ComponentType<{ kind: GameKind; id: string; record: PlayedGame }>
