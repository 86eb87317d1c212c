import type { MenuLink } from '../../../../domain/api/menu.ts'
import { Button } from '../../../ui/Button.tsx'
import { type Column, DataTable } from '../ui/DataTable.tsx'
import { ContentLink } from './ContentLink.tsx'
import { fullName, TOP_LEVEL } from './menu-place.ts'
import type { Menu } from './row-target.ts'

interface FoundRowsProps {
  /** Those in whose names, or in the names of the groups above them, it is found. */
  links: MenuLink[]
  menu: Menu
  /** Goes to the place of a row. */
  onOpen(groupID: number): void
  onEdit(link: MenuLink): void
  /** Makes a page of what was looked for. */
  onMake(): void
}

/** The rows of the menu in which something is found, wherever they hang. */
export function FoundRows({ links, menu, onOpen, onEdit, onMake }: FoundRowsProps) {
  const columns: Column<MenuLink>[] = [
    { header: 'Ligne', value: ({ groupID }) => fullName(menu.links, groupID) },
    { header: 'État', value: ({ isEnabled }) => (isEnabled ? 'activée' : 'désactivée') },
  ]
  if (links.length === 0) {
    return (
      <>
        <p role="status">Rien ne correspond à la recherche.</p>
        <div>
          <Button look="soft" onClick={onMake}>
            En faire une nouvelle page
          </Button>
        </div>
      </>
    )
  }
  return (
    <DataTable
      isSearched
      caption="Lignes trouvées dans le menu"
      columns={columns}
      rows={links}
      rowID={({ menuLinkID }) => menuLinkID}
      empty="Rien ne correspond à la recherche."
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
