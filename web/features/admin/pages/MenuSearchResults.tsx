import type { MenuLink } from '../../../../domain/api/menu.ts'
import { Button } from '../../../ui/Button.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { tagText } from '../ui/TagChoice.tsx'
import { ContentLink } from './MenuRows.tsx'
import { fullName, TOP_LEVEL } from './menu-place.ts'
import type { Menu } from './row-target.ts'

interface MenuSearchResultsProps {
  /** Rows that match by name, by the name of a parent group or by the skills they practise. */
  links: MenuLink[]
  menu: Menu
  onOpen(groupID: number): void
  onEdit(link: MenuLink): void
  /** Starts a new page titled like the search. */
  onCreate(): void
}

/** Menu rows that match a search, from all levels. */
export function MenuSearchResults({ links, menu, onOpen, onEdit, onCreate }: MenuSearchResultsProps) {
  const columns: Column<MenuLink>[] = [
    { header: 'Ligne', value: ({ groupID }) => fullName(menu.links, groupID) },
    { header: 'État', value: ({ isEnabled }) => (isEnabled ? 'activée' : 'désactivée') },
    { header: 'Compétence', value: ({ clientID }) => tagText(clientID), isExtra: true },
  ]
  if (links.length === 0) {
    return (
      <>
        <p role="status">Rien ne correspond à la recherche.</p>
        <div>
          <Button look="soft" onClick={onCreate}>
            En faire une nouvelle page
          </Button>
        </div>
      </>
    )
  }
  return (
    <DataTable
      isSearchHidden
      caption="Lignes trouvées dans le menu"
      columns={columns}
      rows={links}
      rowID={({ menuLinkID }) => menuLinkID}
      emptyText="Rien ne correspond à la recherche."
      actions={(link) => (
        <>
          <ContentLink link={link} />
          <Button look="quiet" aria-label={`Modifier ${link.displayName}`} onClick={() => onEdit(link)}>
            Modifier
          </Button>
          <Button
            look="quiet"
            aria-label={`Sa place : ${link.displayName}`}
            onClick={() => onOpen(link.clientID === '' ? link.groupID : (link.parentGroupID ?? TOP_LEVEL))}
          >
            Sa place
          </Button>
        </>
      )}
    />
  )
}
