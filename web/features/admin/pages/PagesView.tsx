import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { grades } from '../../../../content/grades.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { LONGEST_PAGE_TITLE } from '../../../../domain/api/own-page.ts'
import { newMenuRow } from '../../../../domain/new-menu-row.ts'
import { partOf } from '../../../../domain/part-of.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { fold } from '../../../lib/text/fold.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { usePageName } from '../data/page-names.ts'
import { menuTargetsQuery } from '../data/queries.ts'
import { forgetDrafts, readDrafts } from '../hooks/use-draft.ts'
import { useInAddress } from '../hooks/use-in-address.ts'
import { useKeptPlace } from '../hooks/use-kept-place.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import { InputField } from '../ui/InputField.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { PageEditor } from './editor/PageEditor.tsx'
import type { Preview } from './editor/preview.ts'
import { FoundRows } from './FoundRows.tsx'
import { LinkForm } from './LinkForm.tsx'
import { MenuRows } from './MenuRows.tsx'
import { drawNumber, fullName, pathTo, rowsUnder, TOP_LEVEL } from './menu-place.ts'
import { NewPageForm, type PageStart } from './new-page/NewPageForm.tsx'
import { NEW_PAGE, newPageDraft } from './new-page/new-page-draft.ts'
import styles from './PagesView.module.css'
import { leadsNowhere, type Menu } from './row-target.ts'

/** The menu as a tree, and the content of the page that the address names: `/admin/pages?page=Page_Letter`. */
export function PagesView({ title, Preview }: { title: string; Preview: Preview }) {
  const menu = useQuery(menuQuery)
  const nameOf = usePageName()
  const [clientID] = useInAddress('page')
  if (clientID !== null) {
    return (
      <AdminPage title={nameOf(clientID)} hint="Ce qui est écrit sur cette page.">
        <PageEditor key={clientID} clientID={clientID} Preview={Preview} />
      </AdminPage>
    )
  }
  return (
    <AdminPage title={title}>
      <Loaded query={menu}>{(links) => <WholeMenu links={links} />}</Loaded>
    </AdminPage>
  )
}

function WholeMenu({ links }: { links: readonly MenuLink[] }) {
  const targets = useQuery(menuTargetsQuery(links))
  return (
    <Loaded query={targets}>
      {(found) => <MenuTree menu={{ links, targets: found }} isKnown={!targets.isPlaceholderData} />}
    </Loaded>
  )
}

/** Where one is in the menu, or what is looked for in all of it. */
const menuPlace = z.object({ groupID: z.int(), search: z.string() })
const MENU_START: z.infer<typeof menuPlace> = { groupID: TOP_LEVEL, search: '' }

interface MenuTreeProps {
  menu: Menu
  /** Whether the targets are those of the rows as they stand. */
  isKnown: boolean
}

/** One level at a time: its order, its flags, its names, and one row more. */
function MenuTree({ menu, isKnown }: MenuTreeProps) {
  const { links, targets } = menu
  const [{ groupID, search }, keepPlace] = useKeptPlace('menu', menuPlace, MENU_START)
  const setGroupID = (id: number) => keepPlace({ groupID: id, search: '' })
  const wanted = fold(search.trim())
  const [edited, setEdited] = useState<MenuLink | null>(null)
  const navigate = useNavigate()
  const asked = useSearch({ strict: false, select: pageAskedFor })
  const [making, setMaking] = useState<PageStart | null>(asked)
  const [begun] = making ? [] : readDrafts(NEW_PAGE, newPageDraft)
  const closeNew = () => {
    // What is written in it stays as its draft.
    setMaking(null)
    if (asked) void navigate({ to: '/admin/pages', replace: true })
  }
  const close = () => {
    forgetDrafts('link-')
    setEdited(null)
  }
  const path = pathTo(links, groupID)
  const lost = isKnown ? links.filter((link) => leadsNowhere(link, targets)) : []
  return (
    <>
      {lost.length > 0 && (
        <section className={styles.lost}>
          <h2>Ces lignes ne mènent nulle part : les élèves ne les voient pas</h2>
          {lost.map((link) => (
            <Button key={link.menuLinkID} look="soft" onClick={() => setEdited(link)}>
              {frenchSpaces(`Réparer « ${fullName(links, link.groupID)} »`)}
            </Button>
          ))}
        </section>
      )}
      <div className="row">
        <Button onClick={() => setMaking({})}>
          Nouvelle page{begun && frenchSpaces(` : reprendre « ${begun.title || 'sans titre'} »`)}
        </Button>
        <Link to="/admin/games" search={{ faire: 'jeu' }} className={buttonClass({ look: 'soft' })}>
          Faire un jeu
        </Link>
      </div>
      <InputField
        label="Chercher dans tout le menu"
        type="search"
        value={search}
        onWrite={(text) => keepPlace({ groupID, search: text })}
      />
      {wanted !== '' && (
        <FoundRows
          links={links.filter((link) => fold(fullName(links, link.groupID)).includes(wanted))}
          menu={menu}
          onOpen={setGroupID}
          onEdit={setEdited}
          onMake={() => setMaking({ title: search.trim().slice(0, LONGEST_PAGE_TITLE) })}
        />
      )}
      {wanted === '' && (
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
            lost={lost}
            onOpen={setGroupID}
            onEdit={setEdited}
          />
          <div>
            <Button look="soft" onClick={() => setEdited(newMenuRow(groupID, drawNumber()))}>
              Ajouter au menu
            </Button>
          </div>
        </>
      )}
      <Dialog isWide isOpen={making !== null} onClose={closeNew} title="Nouvelle page">
        {making && <NewPageForm start={making} />}
      </Dialog>
      <Dialog isOpen={edited !== null} onClose={close} title={edited?.displayName || 'Une nouvelle ligne'}>
        {edited && <LinkForm link={edited} menu={menu} onDone={close} />}
      </Dialog>
    </>
  )
}

/** The new page that the address asks for: `?faire=page&annee=4&titre=La plage`. */
function pageAskedFor(search: object): PageStart | null {
  if (partOf(search, 'faire') !== 'page') return null
  const grade = grades.find((each) => String(each) === String(partOf(search, 'annee')))
  const title = partOf(search, 'titre')
  return {
    ...(grade !== undefined && { grade }),
    ...(title !== undefined && { title: String(title).slice(0, LONGEST_PAGE_TITLE) }),
  }
}
