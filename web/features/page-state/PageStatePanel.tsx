import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { can } from '../../../domain/access.ts'
import type { MenuLink, SaveLinkAnswer } from '../../../domain/api/menu.ts'
import { actorOf } from '../../lib/actor.ts'
import { apiPost } from '../../lib/api.ts'
import { menuQuery } from '../../lib/menu-query.ts'
import { useSession } from '../../lib/session.ts'
import { ChartIcon } from './ChartIcon.tsx'
import { withRows } from './menu-rows.ts'
import styles from './PageStatePanel.module.css'

const TOGGLES = [
  ['enabled', 'isEnabled'],
  ['bravos', 'isBravoEnabled'],
  ['new', 'isNew'],
  ['bonus', 'isBonusEnabled'],
] as const

interface PageStatePanelProps {
  /** The menu's link to the page that is shown. */
  link: MenuLink
  /** The link as the server has saved it. */
  onSaved(link: MenuLink): void
}

/** What an administrator sees of a page's state and changes at once; nothing for everyone else. */
export function PageStatePanel({ link, onSaved }: PageStatePanelProps) {
  const user = useSession()
  const { mutate: save, isPending } = useSaveLink(onSaved)
  if (!can(actorOf(user), 'editMenu') || link.isAdminRequired) return null
  return (
    <section className={styles.panel} aria-label="Page state" lang="en">
      {TOGGLES.map(([label, flag]) => (
        <button
          key={flag}
          type="button"
          role="switch"
          aria-checked={link[flag]}
          aria-disabled={isPending || undefined}
          className={styles.toggle}
          onClick={() => !isPending && save({ ...link, [flag]: !link[flag] })}
        >
          <span className={styles.track} aria-hidden="true" />
          {label}
        </button>
      ))}
      <Link to="/admin/activities" className={styles.chart}>
        <ChartIcon />
        <span className="for-ears">Activities</span>
      </Link>
    </section>
  )
}

/** Saves a link: seen in the menu at once, taken back with the server's sentence where it is refused. */
function useSaveLink(onSaved: (link: MenuLink) => void) {
  const queryClient = useQueryClient()
  const { queryKey } = menuQuery
  return useMutation({
    mutationFn: (link: MenuLink) => apiPost<SaveLinkAnswer>('menulinks', { link }),
    meta: { action: 'save page state' },
    async onMutate(link) {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (rows) => rows && withRows(rows, [link]))
      return before
    },
    onError: (_error, _link, before) => queryClient.setQueryData(queryKey, before),
    onSuccess({ link, menulinks }) {
      queryClient.setQueryData(queryKey, (rows) => rows && withRows(rows, menulinks))
      onSaved(link)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
