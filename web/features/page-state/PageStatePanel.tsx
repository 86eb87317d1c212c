import { Link } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { linkPage } from '../../../content/site/link-path.ts'
import { gameOf } from '../../../content/site/page-game.ts'
import { hidesClosingFlags } from '../../../domain/always-open.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { blankContents } from '../../../domain/blank-content.ts'
import { PAPER_PATH } from '../../../domain/paper/paper-path.ts'
import { hasSwitch, useSaveLink, useWhyClosed } from '../../lib/menu/use-save-link.ts'
import { useCan } from '../../lib/session/actor.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { useShareDialog } from '../../ui/use-share-dialog.ts'
import styles from './PageStatePanel.module.css'

/** Label, specified English name and flag of each switch. */
const TOGGLES = [
  ['activée', 'enabled', 'isEnabled'],
  ['compte', 'bravos', 'isBravoEnabled'],
  ['nouveau', 'new', 'isNew'],
  ['boni', 'bonus', 'isBonusEnabled'],
] as const

interface PageStatePanelProps {
  /** The menu link of the open page. */
  link: MenuLink
  /** Called with the link as saved by the server. */
  onSaved(link: MenuLink): void
}

/** For administrators: the state and tools of the page behind one button. Stays open across navigation. */
export function PageStatePanel({ link, onSaved }: PageStatePanelProps) {
  const { mutate: save, isPending } = useSaveLink(onSaved)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const closed = useWhyClosed()(link)
  return (
    <section
      className={`for-screen ${styles.panel}`}
      aria-label="Gérer cette page"
      lang="fr"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setOpen(false)
        button.current?.focus()
      }}
    >
      <div className={styles.head}>
        <Button
          ref={button}
          look="soft"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Gérer cette page
        </Button>
        {closed && <strong role="status">{frenchSpaces(closed)}</strong>}
      </div>
      <div id={id} className={styles.content} hidden={!isOpen}>
        {hidesClosingFlags(link) && (
          <span className={styles.toggle}>
            <Bilingual french="toujours activée" english="always enabled" />
          </span>
        )}
        {TOGGLES.filter(([, , flag]) => hasSwitch(link, flag)).map(([name, english, flag]) => (
          <button
            key={flag}
            type="button"
            role="switch"
            aria-checked={link[flag]}
            aria-disabled={isPending || undefined}
            className={styles.toggle}
            onClick={() => !isPending && save({ link: { ...link, [flag]: !link[flag] }, former: link })}
          >
            <span className={styles.track} aria-hidden="true" />
            <span>
              <Bilingual french={name} english={english} />
            </span>
          </button>
        ))}
        <PageTools link={link} />
        <Link to="/admin/activities" search={{ page: link.clientID }} className={styles.tool}>
          <ChartIcon /> <Bilingual french="Activités" english="Activities" />
        </Link>
      </div>
    </section>
  )
}

function ChartIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="currentColor">
      <path d="M3 3h2.5v15.5H21V21H3z" />
      <path d="M8 11h3v6H8zM12.5 6h3v11h-3zM17 9h3v8h-3z" />
    </svg>
  )
}

/** Links to the page's editor and to a new page, and the dialog that shares the page. */
function PageTools({ link }: { link: MenuLink }) {
  const canEditGames = useCan('editGames')
  const page = linkPage(link.clientID)
  const game = page && gameOf(page, link.externalIdentifier)
  const [openShare, shareDialog] = useShareDialog({ what: 'page', title: link.displayName })
  return (
    <>
      {page && Object.hasOwn(blankContents, page.kind) && (
        <Link to="/admin/pages" search={{ page: link.clientID }} className={styles.tool}>
          Modifier cette page
        </Link>
      )}
      {game && (
        <>
          {canEditGames && (
            <Link to="/admin/games" search={{ game: game.id }} className={styles.tool}>
              Modifier ce jeu
            </Link>
          )}
          <Link to={PAPER_PATH} search={{ de: link.clientID }} className={styles.tool}>
            Imprimer
          </Link>
        </>
      )}
      {(game || page?.kind === 'vocabulary') && (
        <Link to="/admin/lessons" search={{ jouer: link.clientID }} className={styles.tool}>
          Jouer ensemble
        </Link>
      )}
      {/* Game pages have their own share button. */}
      {page && page.kind !== 'game' && (
        <button type="button" className={styles.tool} onClick={openShare}>
          Partager
        </button>
      )}
      {shareDialog}
      <Link
        to="/admin/pages"
        search={{ faire: 'page', ...(page?.grade && { annee: page.grade }) }}
        className={styles.tool}
      >
        Nouvelle page
      </Link>
    </>
  )
}
