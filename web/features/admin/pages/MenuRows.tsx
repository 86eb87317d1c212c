import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageOf } from '../../../../content/routes.ts'
import { linkPath } from '../../../../content/site/link-path.ts'
import { hidesClosingFlags } from '../../../../domain/always-open.ts'
import type { MenuLink, OrderLinksRequest } from '../../../../domain/api/menu.ts'
import { isWrittenKind } from '../../../../domain/api/page.ts'
import { call } from '../../../lib/api/api.ts'
import { mediaUrl } from '../../../lib/file-urls.ts'
import { emitPageStateChanged } from '../../../lib/live/live.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { hasSwitch, useSaveLink, useWhyClosed } from '../../../lib/menu/use-save-link.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { SortableList } from '../ui/SortableList.tsx'
import { moveItem } from './menu-place.ts'
import styles from './pages.module.css'

interface MenuRowsProps {
  parentGroupID: number
  rows: readonly MenuLink[]
  /** All rows of the menu that lead nowhere. */
  brokenRows: readonly MenuLink[]
  onOpen(groupID: number): void
  onEdit(link: MenuLink): void
}

/** The rows of one group, which can be reordered. */
export function MenuRows({ parentGroupID, rows, brokenRows, onOpen, onEdit }: MenuRowsProps) {
  const order = useSaveOrder()
  if (rows.length === 0) return <p>Il n'y a encore rien ici.</p>
  const rowIDs = rows.map(({ menuLinkID }) => menuLinkID)
  return (
    <SortableList
      items={rows.map((link) => ({ id: link.menuLinkID, name: link.displayName, link }))}
      rowClass={styles.row}
      onMove={(from, to) => order.mutate({ parentGroupID, menuLinkIDs: moveItem(rowIDs, from, to) })}
    >
      {({ link }, handle) => (
        <Row
          link={link}
          isBroken={brokenRows.includes(link)}
          handle={handle}
          onOpen={onOpen}
          onEdit={onEdit}
        />
      )}
    </SortableList>
  )
}

interface RowProps extends Pick<MenuRowsProps, 'onOpen' | 'onEdit'> {
  link: MenuLink
  isBroken: boolean
  handle: ReactNode
}

function Row({ link, isBroken, handle, onOpen, onEdit }: RowProps) {
  const { mutate: save, isPending } = useSaveLink(emitPageStateChanged)
  const path = isBroken ? null : linkPath(link)
  const isOpen = hidesClosingFlags(link)
  const closed = useWhyClosed()(link)
  const edit = isBroken ? 'Réparer' : 'Modifier'
  return (
    <>
      {handle}
      <span className={styles.name}>
        {link.icon !== '' && <img src={mediaUrl(link.icon)} alt="" width={28} height={28} />}
        {path === null ? link.displayName : <a href={path}>{link.displayName}</a>}
      </span>
      <span className={styles.flags}>
        {isBroken && <span className={styles.brokenFlag}>ne mène nulle part</span>}
        {isOpen && <span className={styles.flag}>toujours ouverte à tous</span>}
        {/* The checkbox already shows that the row itself is disabled. */}
        {link.isEnabled && closed && <span className={styles.flag}>{frenchSpaces(closed)}</span>}
        {hasSwitch(link, 'isEnabled') && (
          <label className={styles.flag}>
            <input
              type="checkbox"
              checked={link.isEnabled}
              aria-disabled={isPending || undefined}
              onChange={({ target }) =>
                !isPending && save({ link: { ...link, isEnabled: target.checked }, former: link })
              }
              aria-label={`${link.displayName} : activée`}
            />
            <span aria-hidden="true">activée</span>
          </label>
        )}
      </span>
      <span className={styles.actions}>
        {link.clientID === '' && (
          <Button look="soft" aria-label={`Ouvrir ${link.displayName}`} onClick={() => onOpen(link.groupID)}>
            Ouvrir
          </Button>
        )}
        {!isBroken && <ContentLink link={link} />}
        <Button look="quiet" aria-label={`${edit} ${link.displayName}`} onClick={() => onEdit(link)}>
          {edit}
        </Button>
      </span>
    </>
  )
}

/** Saves the order of the rows with an optimistic update, which is reverted on failure. */
function useSaveOrder() {
  const queryClient = useQueryClient()
  const { queryKey } = menuQuery
  return useMutation({
    mutationFn: (order: OrderLinksRequest) => call('POST menulinks/order', { body: order }),
    meta: { action: 'save menu order' },
    async onMutate({ menuLinkIDs }) {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      const places = new Map(menuLinkIDs.map((menuLinkID, place) => [menuLinkID, place]))
      const placeOf = ({ menuLinkID }: MenuLink) => places.get(menuLinkID) ?? -1
      queryClient.setQueryData(queryKey, (links) =>
        links?.toSorted((one, other) => placeOf(one) - placeOf(other)),
      )
      return before
    },
    onError: (_error, _order, before) => queryClient.setQueryData(queryKey, before),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** A link from a menu row to the editor of its page. Renders nothing if the page has no editable content. */
export function ContentLink({ link: { clientID, displayName } }: { link: MenuLink }) {
  if (!isWrittenKind(pageOf(clientID)?.kind ?? '')) return null
  return (
    <Link
      to="/admin/pages"
      search={{ page: clientID }}
      className={buttonClass({ look: 'soft' })}
      aria-label={`Le contenu de ${displayName}`}
    >
      Contenu
    </Link>
  )
}
