import { useQuery } from '@tanstack/react-query'
import type { StoredGame } from '../../../../domain/api/game.ts'
import type { GameKind } from '../../../../domain/games/kinds.ts'
import { call } from '../../../lib/api/api.ts'
import { showToast } from '../../../lib/display/toast.ts'
import { gameQuery } from '../../../lib/page/game-query.ts'
import { gamesQuery, gameVersionsQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { VersionList } from '../ui/VersionList.tsx'
import type { GamePreview } from './game-preview.ts'

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
