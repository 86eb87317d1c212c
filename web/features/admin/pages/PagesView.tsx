import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { pageOf } from '../../../../content/routes.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { newMenuRow } from '../../../../domain/new-menu-row.ts'
import { partOf } from '../../../../domain/part-of.ts'
import { menuQuery } from '../../../lib/menu-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { Loaded } from '../Loaded.tsx'
import { forgetDrafts } from '../use-draft.ts'
import { PageEditor, type Preview } from './editor/PageEditor.tsx'
import { LinkForm } from './LinkForm.tsx'
import { MenuRows } from './MenuRows.tsx'
import { drawNumber, pathTo, rowsUnder, TOP_LEVEL } from './menu-place.ts'
import styles from './PagesView.module.css'

/** The menu as a tree, and the content of the page that the address names: `/admin/pages?page=Page_Letter`. */
export function PagesView({ title, Preview }: { title: string; Preview: Preview }) {
  const menu = useQuery(menuQuery)
  const clientID = useSearch({ strict: false, select: pageNamed })
  if (clientID !== null) {
    return (
      <AdminPage title={pageOf(clientID)?.title ?? clientID} hint="Ce qui est écrit sur cette page.">
        <PageEditor key={clientID} clientID={clientID} Preview={Preview} />
      </AdminPage>
    )
  }
  return (
    <AdminPage
      title={title}
      hint="Le menu tel que les élèves le voient. Un changement se voit aussitôt dans tous les navigateurs."
    >
      <Loaded query={menu}>{(links) => <MenuTree links={links} />}</Loaded>
    </AdminPage>
  )
}

/** The page that the address names; null where it names none. */
function pageNamed(search: object): string | null {
  const page = partOf(search, 'page')
  return typeof page === 'string' ? page : null
}

/** One level at a time: its order, its flags, its names, and one row more. */
function MenuTree({ links }: { links: readonly MenuLink[] }) {
  const [groupID, setGroupID] = useState(TOP_LEVEL)
  const [edited, setEdited] = useState<MenuLink | null>(null)
  const close = () => {
    forgetDrafts('link-')
    setEdited(null)
  }
  const path = pathTo(links, groupID)
  return (
    <>
      <nav className={styles.path} aria-label="Place dans le menu">
        <Button
          look="quiet"
          aria-current={groupID === TOP_LEVEL || undefined}
          onClick={() => setGroupID(TOP_LEVEL)}
        >
          Tout le menu
        </Button>
        {path.map((group) => (
          <span key={group.groupID}>
            <span aria-hidden="true">›</span>
            <Button
              look="quiet"
              aria-current={group.groupID === groupID || undefined}
              onClick={() => setGroupID(group.groupID)}
            >
              {group.displayName}
            </Button>
          </span>
        ))}
      </nav>
      <MenuRows
        key={groupID}
        parentGroupID={groupID}
        rows={rowsUnder(links, groupID)}
        onOpen={setGroupID}
        onEdit={setEdited}
      />
      <div>
        <Button look="soft" onClick={() => setEdited(newMenuRow(groupID, drawNumber()))}>
          Ajouter une ligne ici
        </Button>
      </div>
      <Dialog isOpen={edited !== null} onClose={close} title={edited?.displayName || 'Une nouvelle ligne'}>
        {edited && <LinkForm link={edited} links={links} onDone={close} />}
      </Dialog>
    </>
  )
}
