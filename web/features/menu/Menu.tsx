import { useId, useRef, useState } from 'react'
import { useVisibleLinks } from '../../lib/menu/menu.ts'
import { useDismiss } from '../../ui/use-dismiss.ts'
import styles from './Menu.module.css'
import { MenuGroup } from './MenuGroup.tsx'
import { MenuItem } from './MenuItem.tsx'
import { menuTree } from './menu-tree.ts'

/** The main menu. One group is open at a time. On small screens it is behind one button. */
export function Menu() {
  const nodes = menuTree(useVisibleLinks(), () => true)
  const [isOpen, setOpen] = useState(false)
  const [openGroup, setOpenGroup] = useState<number | null>(null)
  const nav = useRef<HTMLElement>(null)
  const listID = useId()

  const close = () => {
    setOpen(false)
    setOpenGroup(null)
  }
  useDismiss(nav, isOpen || openGroup !== null, close)

  return (
    <nav ref={nav} className={styles.menu} aria-label="Menu principal">
      <button
        type="button"
        className={styles.hamburger}
        aria-expanded={isOpen}
        aria-controls={listID}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.bars} aria-hidden="true" />
        <span className={styles.name}>Menu</span>
      </button>
      <ul id={listID} className={styles.list} data-open={isOpen || undefined}>
        {nodes.map((node) =>
          node.children.length > 0 ? (
            <MenuGroup
              key={node.link.menuLinkID}
              node={node}
              isOpen={openGroup === node.link.groupID}
              onToggle={() => setOpenGroup(openGroup === node.link.groupID ? null : node.link.groupID)}
              onNavigate={close}
            />
          ) : (
            <li key={node.link.menuLinkID}>
              <MenuItem className={styles.top} link={node.link} onNavigate={close} />
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
