import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { menuQuery } from '../../../lib/menu-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { Loaded } from '../Loaded.tsx'
import { forgetDrafts } from '../use-draft.ts'
import { LinkForm } from './LinkForm.tsx'
import { MenuRows } from './MenuRows.tsx'
import { newRow, pathTo, rowsUnder, TOP_LEVEL } from './menu-place.ts'
import styles from './PagesView.module.css'

/** The menu as a tree, one level at a time: its order, its flags, its names, and one row more. */
export function PagesView({ title }: { title: string }) {
  const menu = useQuery(menuQuery)
  return (
    <AdminPage
      title={title}
      hint="Le menu tel que les élèves le voient. Un changement se voit aussitôt dans tous les navigateurs."
    >
      <Loaded query={menu}>{(links) => <MenuTree links={links} />}</Loaded>
    </AdminPage>
  )
}

function MenuTree({ links }: { links: readonly MenuLink[] }) {
  const [groupID, setGroupID] = useState(TOP_LEVEL)
  const [edited, setEdited] = useState<MenuLink | null>(null)
  const close = () => {
    forgetDrafts()
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
        <Button look="soft" onClick={() => setEdited(newRow(groupID))}>
          Ajouter une ligne ici
        </Button>
      </div>
      <Dialog isOpen={edited !== null} onClose={close} title={edited?.displayName || 'Une nouvelle ligne'}>
        {edited && <LinkForm link={edited} links={links} onDone={close} />}
      </Dialog>
    </>
  )
}
