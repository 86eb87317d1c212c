import { Link } from '@tanstack/react-router'
import { linkPath } from '../../../content/site/link-path.ts'
import { linkTile, type TileContext } from '../../../content/site/link-tile.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import styles from './Menu.module.css'
import { MenuIcon } from './MenuIcon.tsx'
import { NewStar } from './NewStar.tsx'

interface MenuItemProps {
  link: MenuLink
  className: string | undefined
  /** Text that the group's heading already shows; omitted from the row's name. */
  said?: TileContext
  onNavigate(): void
}

/** A menu link. Renders nothing if this version of the site does not know its page. */
export function MenuItem({ link, className, said, onNavigate }: MenuItemProps) {
  const path = linkPath(link)
  if (path === null) return null
  const { name, icon, more } = linkTile(link, said)
  return (
    <Link to={path} className={className} data-off={link.isEnabled ? undefined : true} onClick={onNavigate}>
      <MenuIcon icon={icon} />
      <span>
        {name}
        {more && <span className={styles.more}>{more.text}</span>}
      </span>
      {link.isNew && <NewStar />}
      {!link.isEnabled && <span className="for-ears">(désactivé)</span>}
    </Link>
  )
}
