import { type ComponentType, type ReactNode, useRef } from 'react'
import { adminPagesByKey } from '../../content/admin-pages.ts'
import { useFocusAfterRemoval } from '../features/admin/hooks/use-focus-after-removal.ts'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import { useCurrentPage } from '../lib/page/current-page.ts'
import { PageLoader } from '../ui/Loading.tsx'

type View = ComponentType<{ title: string }>

const LessonAlerts = lazyPart(
  async () => (await import('../features/admin/lessons/LessonAlerts.tsx')).LessonAlerts,
  { onFail: 'omit' },
)
const ProofDialog = lazyPart(
  async () => (await import('../features/admin/account/ProofDialog.tsx')).ProofDialog,
  { onFail: 'omit' },
)

/** View of each admin page by page key, loaded on demand. */
const views: Readonly<Record<string, View>> = {
  Page_Admin_Activities: view(
    async () => (await import('../features/admin/activities/ActivitiesView.tsx')).ActivitiesView,
  ),
  Page_Admin_BonusHistory: view(
    async () => (await import('../features/admin/bonus-history/BonusHistoryView.tsx')).BonusHistoryView,
  ),
  Page_Admin_Bravos: view(async () => (await import('../features/admin/bravos/BravosView.tsx')).BravosView),
  Page_Admin_Dashboard: view(
    async () => (await import('../features/admin/dashboard/DashboardView.tsx')).DashboardView,
  ),
  Page_Admin_Games: view(async () => (await import('./admin-games.tsx')).AdminGames),
  Page_Admin_Help: view(async () => (await import('../features/admin/help/HelpView.tsx')).HelpView),
  Page_Admin_Journal: view(
    async () => (await import('../features/admin/journal/JournalView.tsx')).JournalView,
  ),
  Page_Admin_Knowledge: view(
    async () => (await import('../features/admin/knowledge/KnowledgeView.tsx')).KnowledgeView,
  ),
  Page_Admin_Lessons: view(
    async () => (await import('../features/admin/lessons/LessonsView.tsx')).LessonsView,
  ),
  Page_Admin_Logs: view(async () => (await import('../features/admin/logs/LogsView.tsx')).LogsView),
  Page_Admin_Media: view(async () => (await import('../features/admin/media/MediaView.tsx')).MediaView),
  Page_Admin_Pages: view(async () => (await import('./admin-pages.tsx')).AdminPagesRoute),
  Page_Admin_Settings: view(
    async () => (await import('../features/admin/settings/SettingsView.tsx')).SettingsView,
  ),
  Page_Admin_Start: view(async () => (await import('../features/admin/start/StartView.tsx')).StartView),
  Page_Admin_Traces: view(async () => (await import('../features/admin/traces/TracesView.tsx')).TracesView),
  Page_Admin_Useraccounts: view(
    async () => (await import('../features/admin/useraccounts/UserAccountsView.tsx')).UserAccountsView,
  ),
  Page_Admin_Useractivity: view(
    async () => (await import('../features/admin/useractivity/UserActivityView.tsx')).UserActivityView,
  ),
  Page_Admin_Week: view(async () => (await import('../features/admin/week/WeekView.tsx')).WeekView),
  Page_Admin_Whitelist: view(
    async () => (await import('../features/admin/whitelist/WhitelistView.tsx')).WhitelistView,
  ),
}

export function AdminRoute() {
  const page = useCurrentPage()?.page
  const container = useRef<HTMLDivElement>(null)
  // Answering a raised hand removes its button.
  useFocusAfterRemoval(container)
  const AdminView = page && views[page.clientID]
  return (
    AdminView && (
      <div ref={container} data-stays>
        <LessonAlerts />
        <AdminView key={page.clientID} title={adminPagesByKey.get(page.clientID)?.title ?? ''} />
        <ProofDialog />
      </div>
    )
  )
}

function view(load: () => Promise<(props: { title: string }) => ReactNode>): View {
  return lazyPart(load, { fallback: <PageLoader /> })
}
