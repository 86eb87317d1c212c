import { type Mutation, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Live } from '../features/live/Live.tsx'
import { Offline } from '../features/offline/Offline.tsx'
import { ScrollToTop } from '../features/shell/ScrollToTop.tsx'
import { NameTag } from '../features/sign-in/NameTag.tsx'
import { useKeptFocus } from '../features/sign-in/use-kept-focus.ts'
import { SpeakingOffer } from '../features/speak/SpeakingOffer.tsx'
import { showFailure } from '../lib/api/show-failure.ts'
import { fetchFonts, showLateFonts } from '../lib/display/fetch-fonts.ts'
import { loadToaster } from '../lib/display/toast.ts'
import { lessonCode } from '../lib/lesson/lesson-code.ts'
import { emitPageStateChanged } from '../lib/live/live.ts'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { useMenuKey } from '../lib/menu/menu-key.ts'
import { menuQuery } from '../lib/menu/menu-query.ts'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { useInGame } from '../lib/page/in-game.ts'
import { useCan } from '../lib/session/actor.ts'
import '../lib/session/apply-supports.ts'
import { usePupilID } from '../lib/session/actor.ts'
import { deleteOldWork } from '../lib/session/old-unsent-work.ts'
import '../lib/session/plan-token-refresh.ts'
import { useSession } from '../lib/session/session.ts'
import { loadDeviceVoice } from '../lib/sound/lazy-voice.ts'
import { ownVoicesQuery } from '../lib/sound/own-voices-query.ts'
import { browserStorage } from '../lib/storage/browser-storage.ts'
import { SoundNotice } from '../ui/SoundNotice.tsx'

/** Extras that no page waits for, loaded when the browser is idle. */
export { WinnerBanner } from '../features/bravos/WinnerBanner.tsx'

const BravoCelebration = lazyPart(
  async () => (await import('../features/bravos/BravoCelebration.tsx')).BravoCelebration,
  { onFail: 'omit' },
)
const PupilTools = lazyPart(async () => (await import('../features/bravos/PupilTools.tsx')).PupilTools, {
  onFail: 'omit',
})
const LessonExtras = lazyPart(
  async () => (await import('../features/lesson/LessonExtras.tsx')).LessonExtras,
  { onFail: 'omit' },
)
const PageStatePanel = lazyPart(
  async () => (await import('../features/page-state/PageStatePanel.tsx')).PageStatePanel,
  { onFail: 'omit' },
)

/** Kinds of pages that mark a text which could not be spoken. */
const KINDS_WITH_MARKS = /^(vocabulary|music|stories|letter|announcements|parents|tribes|resources)$/

/** Extras without a fixed place: fonts, room, offline support, recordings, speaking, celebrations, scroll button. */
export function EndExtras() {
  const user = useSession()
  const hasOpenedLesson = lessonCode.use() !== null
  const [couldHaveLesson, setCouldHaveLesson] = useState(false)
  if (!couldHaveLesson && (user || hasOpenedLesson)) setCouldHaveLesson(true)
  const router = useRouter()
  const current = useCurrentPage()
  const isInGame = useInGame()
  useEffect(() => void fetchFonts(browserStorage), [])
  useEffect(deleteOldWork, [])
  useEffect(
    () => router.subscribe('onRendered', ({ pathChanged }) => pathChanged && showLateFonts()),
    [router],
  )
  useEffect(() => void loadToaster().catch(() => undefined), [])
  useQuery(ownVoicesQuery)
  useEffect(() => void loadDeviceVoice().catch(() => undefined), [])
  useKeptFocus()
  useFailureToasts()
  useClearCacheOnUserChange()
  return (
    <>
      <NameTag />
      <ScrollToTop />
      <Live current={current} clientID={useMenuKey()} />
      <Offline />
      <SpeakingOffer />
      {!isInGame && KINDS_WITH_MARKS.test(current?.page.kind ?? '') && (
        <SoundNotice isFloating isMarkedInPlace />
      )}
      {user && <BravoCelebration />}
      {/* Stays when the session ends: a round that has begun may finish a step. */}
      {couldHaveLesson && <LessonExtras />}
    </>
  )
}

/** For administrators: the state panel of the page, unless only administrators may open it. */
export function PageStateExtras() {
  const clientID = useMenuKey()
  const canEdit = useCan('editMenu')
  const { data: links } = useQuery(menuQuery)
  const link = links?.find((each) => each.clientID === clientID)
  if (!canEdit || !link || link.isAdminRequired) return null
  return <PageStatePanel link={link} onSaved={emitPageStateChanged} />
}

export function AccountExtras() {
  const userID = usePupilID()
  return userID !== null && <PupilTools key={userID} />
}

/**
 * Clears cached responses and mutations of the previous user at sign-out, and again when another user signs
 * in, because pages that were open at sign-out still used them.
 */
function useClearCacheOnUserChange(): void {
  const client = useQueryClient()
  const id = useSession()?.id ?? null
  const last = useRef(id)
  useEffect(() => {
    if (last.current !== null && last.current !== id) clearCachedAnswers(client)
    last.current = id ?? last.current
  }, [id, client])
}

function clearCachedAnswers(client: QueryClient): void {
  client.removeQueries({ type: 'inactive' })
  const mutations = client.getMutationCache()
  for (const mutation of mutations.getAll()) {
    if (mutation.state.status !== 'pending') mutations.remove(mutation)
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The action of the mutation, shown when it fails, e.g. `save page state`. Without it no toast is shown. */
      action?: string
    }
  }
}

/** Shows an error for every failed mutation with an action, including those that failed before this hook loaded. */
function useFailureToasts(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const mutations = queryClient.getMutationCache()
    for (const mutation of mutations.findAll({ status: 'error' })) showFailureOf(mutation)
    return mutations.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') showFailureOf(event.mutation)
    })
  }, [queryClient])
}

function showFailureOf({ meta, state }: Mutation): void {
  if (meta?.action !== undefined) showFailure(state.error, meta.action)
}
