import { Link, useLocation } from '@tanstack/react-router'
import { linkPath } from '../../../../content/site/link-path.ts'
import { useVisibleLinks } from '../../../lib/menu/menu.ts'
import { usePupilID } from '../../../lib/session/use-pupil-id.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Plant } from '../../../ui/Plant.tsx'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Path of the page that linked to the garden; the garden's back button returns to it. */
    cameFrom?: string
  }
}

/** Links a pupil to the garden, which links back here. Renders nothing for others or if the garden is not in the menu. */
export function GardenLink() {
  const isPupil = usePupilID() !== null
  const here = useLocation({ select: ({ pathname }) => pathname })
  const hasGarden = useVisibleLinks().some((link) => linkPath(link) === '/jardin')
  if (!isPupil || !hasGarden) return null
  return (
    <Link to="/jardin" state={{ cameFrom: here }} className={buttonClass({ look: 'quiet', size: 'pupil' })}>
      <Plant strength={3} isThirsty />
      Mon jardin <small lang="en">My garden</small>
    </Link>
  )
}
