import { Link } from '@tanstack/react-router'
import { linkPath } from '../../../content/link-path.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { NewStar } from './NewStar.tsx'

interface MenuItemProps {
  link: MenuLink
  className: string | undefined
  /** What the link is called here, where not by its own name. */
  name?: string
  onNavigate(): void
}

/** A link of the menu. One whose page this version of the site does not know leads nowhere and is left out. */
export function MenuItem({ link, className, name = link.displayName, onNavigate }: MenuItemProps) {
  const path = linkPath(link)
  if (path === null) return null
  return (
    <Link to={path} className={className} data-off={link.isEnabled ? undefined : true} onClick={onNavigate}>
      <MenuIcon icon={link.icon} />
      {name}
      {link.isNew && <NewStar />}
      {!link.isEnabled && <span className="for-ears">(désactivé)</span>}
    </Link>
  )
}
