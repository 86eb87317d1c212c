import { useEffect, useId } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { whenIdle } from '../../lib/loading/when-idle.ts'
import styles from './Menu.module.css'
import { MenuIcon } from './MenuIcon.tsx'
import { gradeOf, type MenuNode } from './menu-tree.ts'
import { NewStar } from './NewStar.tsx'

interface MenuGroupProps {
  node: MenuNode
  isOpen: boolean
  onToggle(): void
  onNavigate(): void
}

const MenuPanel = lazyPart(async () => (await import('./MenuPanel.tsx')).MenuPanel, { onFail: 'omit' })

/** A top-level group: a button that shows its panel. */
export function MenuGroup({ node, isOpen, onToggle, onNavigate }: MenuGroupProps) {
  const panelID = useId()
  // Preload the panel, so that it opens immediately, even offline.
  useEffect(() => whenIdle(() => void MenuPanel.load().catch(() => undefined)), [])

  return (
    <li data-grade={gradeOf(node) ?? undefined}>
      <button
        type="button"
        className={styles.top}
        aria-expanded={isOpen}
        aria-controls={panelID}
        onClick={onToggle}
      >
        <MenuIcon icon={node.link.icon} />
        {node.link.displayName}
        {node.hasNew && <NewStar />}
        <span className={styles.arrow} aria-hidden="true" />
      </button>
      {/* Links are rendered only while visible: a hundred of them would slow down every page. */}
      <div id={panelID} className={styles.panel} hidden={!isOpen}>
        {isOpen && <MenuPanel node={node} onNavigate={onNavigate} />}
      </div>
    </li>
  )
}
