import { Link, useLocation } from '@tanstack/react-router'
import { linkPath } from '../../../content/link-path.ts'
import { useVisibleLinks } from '../../lib/menu/menu.ts'
import { usePupilID } from '../../lib/session/use-pupil-id.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Plant } from '../../ui/Plant.tsx'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The path from which one came to the garden, and goes back to. */
    cameFrom?: string
  }
}

/** To the garden, where missed words are watered; it leads back here. For pupils. */
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
