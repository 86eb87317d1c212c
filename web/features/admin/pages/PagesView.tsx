import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { grades } from '../../../../content/grades.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { MAX_PAGE_TITLE_LENGTH } from '../../../../domain/api/own-page.ts'
import { newMenuRow } from '../../../../domain/new-menu-row.ts'
import { ownProperty } from '../../../../domain/own-property.ts'
import { menuQuery } from '../../../lib/menu/menu-query.ts'
import { useCan } from '../../../lib/session/actor.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { normalizeForSearch } from '../../../lib/text/normalize-for-search.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { menuTargetsQuery } from '../data/queries.ts'
import { usePageName } from '../data/use-page-name.ts'
import { deleteDraft, readDraft } from '../hooks/use-draft.ts'
import { useHistoryState, useSearchParam } from '../hooks/use-history-state.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import { InputField } from '../ui/Field.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { resumeText } from '../ui/NewDraftButton.tsx'
import { ALL_OPTION } from '../ui/SelectField.tsx'
import { matchesTag, TagChoice, tagText } from '../ui/TagChoice.tsx'
import { PageEditor } from './editor/PageEditor.tsx'
import type { PagePreview } from './editor/PageVersions.tsx'
import { LinkForm, linkDraftKey } from './LinkForm.tsx'
import { MenuRows } from './MenuRows.tsx'
import { MenuSearchResults } from './MenuSearchResults.tsx'
import { fullName, pathTo, randomRowNumber, rowsUnder, TOP_LEVEL } from './menu-place.ts'
import { NewPage } from './new-page/NewPage.tsx'
import { NEW_PAGE_KEY, newPageDraft, type PageStart } from './new-page/new-page-draft.ts'
import styles from './pages.module.css'
import { leadsNowhere, type Menu } from './row-target.ts'

/** The menu as a tree, or the editor of the page named in the address: `/admin/pages?page=Page_Letter`. */
export function PagesView({ title, Preview }: { title: string; Preview: PagePreview }) {
  const menu = useQuery(menuQuery)
  const nameOf = usePageName()
  const [clientID] = useSearchParam('page')
  if (clientID !== null) {
    return (
      <AdminPage title={nameOf(clientID)} hint="Ce qui est écrit sur cette page.">
        <PageEditor key={clientID} clientID={clientID} Preview={Preview} />
      </AdminPage>
    )
  }
  return (
    <AdminPage title={title}>
      <Loaded query={menu}>{(links) => <MenuWithTargets links={links} />}</Loaded>
    </AdminPage>
  )
}

function MenuWithTargets({ links }: { links: readonly MenuLink[] }) {
  const targets = useQuery(menuTargetsQuery(links))
  return (
    <Loaded query={targets}>
      {(found) => (
        <MenuTree menu={{ links, targets: found }} hasCurrentTargets={!targets.isPlaceholderData} />
      )}
    </Loaded>
  )
}

/** The group shown, or a search in the whole menu. */
const menuPlace = z.object({ groupID: z.int(), search: z.string(), tag: z.string() })
const MENU_START: z.infer<typeof menuPlace> = { groupID: TOP_LEVEL, search: '', tag: ALL_OPTION }

interface MenuTreeProps {
  menu: Menu
  /** False while the targets still belong to earlier rows. */
  hasCurrentTargets: boolean
}

/** Shows one level of the menu, or the results of a search, and creates and edits rows and pages. */
function MenuTree({ menu, hasCurrentTargets }: MenuTreeProps) {
  const { links, targets } = menu
  const [place, setPlace] = useHistoryState('menu', menuPlace, MENU_START)
  const { groupID, search, tag } = place
  const setGroupID = (id: number) => setPlace({ ...MENU_START, groupID: id })
  const searchKey = normalizeForSearch(search.trim())
  const isSearching = searchKey !== '' || tag !== ALL_OPTION
  const [edited, setEdited] = useState<MenuLink | null>(null)
  const navigate = useNavigate()
  const canEditGames = useCan('editGames')
  const requested = useSearch({ strict: false, select: requestedPage })
  const [newPage, setNewPage] = useState<PageStart | null>(requested)
  const storedDraft = newPage ? null : readDraft(NEW_PAGE_KEY, newPageDraft)
  const closeNew = () => {
    // The input of the closed form stays stored as a draft.
    setNewPage(null)
    if (requested) void navigate({ to: '/admin/pages', replace: true })
  }
  const close = () => {
    if (edited) deleteDraft(linkDraftKey(edited))
    setEdited(null)
  }
  const path = pathTo(links, groupID)
  const brokenRows = hasCurrentTargets ? links.filter((link) => leadsNowhere(link, targets)) : []
  return (
    <>
      {brokenRows.length > 0 && (
        <section className={styles.broken}>
          <h2>Ces lignes ne mènent nulle part : les élèves ne les voient pas</h2>
          {brokenRows.map((link) => (
            <Button key={link.menuLinkID} look="soft" onClick={() => setEdited(link)}>
              {frenchSpaces(`Réparer « ${fullName(links, link.groupID)} »`)}
            </Button>
          ))}
        </section>
      )}
      <div className="row">
        <Button onClick={() => setNewPage({})}>Nouvelle page{resumeText(storedDraft)}</Button>
        {canEditGames && (
          <Link to="/admin/games" search={{ faire: 'jeu' }} className={buttonClass({ look: 'soft' })}>
            Faire un jeu
          </Link>
        )}
      </div>
      <div className="row bottom">
        <InputField
          label="Chercher dans tout le menu"
          type="search"
          value={search}
          onWrite={(text) => setPlace({ ...place, search: text })}
        />
        <TagChoice value={tag} onChoose={(chosen) => setPlace({ ...place, tag: chosen })} />
      </div>
      {isSearching && (
        <MenuSearchResults
          links={links.filter(
            ({ groupID, clientID }) =>
              matchesTag(clientID, tag) &&
              normalizeForSearch(`${fullName(links, groupID)} ${tagText(clientID)}`).includes(searchKey),
          )}
          menu={menu}
          onOpen={setGroupID}
          onEdit={setEdited}
          onCreate={() => setNewPage({ title: search.trim().slice(0, MAX_PAGE_TITLE_LENGTH) })}
        />
      )}
      {!isSearching && (
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
            brokenRows={brokenRows}
            onOpen={setGroupID}
            onEdit={setEdited}
          />
          <div>
            <Button look="soft" onClick={() => setEdited(newMenuRow(groupID, randomRowNumber()))}>
              Ajouter au menu
            </Button>
          </div>
        </>
      )}
      <Dialog isWide isOpen={newPage !== null} onClose={closeNew} title="Nouvelle page">
        {newPage && <NewPage start={newPage} />}
      </Dialog>
      <Dialog isOpen={edited !== null} onClose={close} title={edited?.displayName || 'Une nouvelle ligne'}>
        {edited && <LinkForm link={edited} menu={menu} onDone={close} />}
      </Dialog>
    </>
  )
}

/**
 * The initial values of a new page from the address: `?faire=page&annee=4&titre=La plage`. Null if none is
 * requested.
 */
function requestedPage(search: object): PageStart | null {
  if (ownProperty(search, 'faire') !== 'page') return null
  const grade = grades.find((each) => String(each) === String(ownProperty(search, 'annee')))
  const title = ownProperty(search, 'titre')
  return {
    ...(grade !== undefined && { grade }),
    ...(title !== undefined && { title: String(title).slice(0, MAX_PAGE_TITLE_LENGTH) }),
  }
}
