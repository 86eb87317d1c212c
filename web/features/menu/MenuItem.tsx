import { Link } from '@tanstack/react-router'
import { linkPath } from '../../../content/link-path.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import styles from './Menu.module.css'
import { MenuIcon } from './MenuIcon.tsx'
import { NewStar } from './NewStar.tsx'

interface MenuItemProps {
  link: MenuLink
  onNavigate(): void
  className?: string
}

/** A link of the menu. One whose page this version of the site does not know leads nowhere and is left out. */
export function MenuItem({ link, onNavigate, className = styles.link }: MenuItemProps) {
  const path = linkPath(link)
  if (path === null) return null
  return (
    <Link to={path} className={className} data-off={link.isEnabled ? undefined : true} onClick={onNavigate}>
      <MenuIcon icon={link.icon} />
      {link.displayName}
      {link.isNew && <NewStar />}
      {!link.isEnabled && <span className="for-ears">(désactivé)</span>}
    </Link>
  )
}
