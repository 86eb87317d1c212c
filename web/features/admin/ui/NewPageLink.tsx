import { Link } from '@tanstack/react-router'
import { MAX_PAGE_TITLE_LENGTH } from '../../../../domain/api/own-page.ts'
import { useCan } from '../../../lib/session/actor.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { buttonClass } from '../../../ui/Button.tsx'

/**
 * Offers to create a page titled like a search that had no matches. Renders nothing for a colleague who may
 * not edit pages.
 */
export function NewPageLink({ title }: { title: string }) {
  const canEditPages = useCan('editPages')
  const titre = title.slice(0, MAX_PAGE_TITLE_LENGTH)
  if (!canEditPages) return null
  return (
    <div>
      <Link to="/admin/pages" search={{ faire: 'page', titre }} className={buttonClass({ look: 'soft' })}>
        {frenchSpaces(`Nouvelle page « ${titre} »`)}
      </Link>
    </div>
  )
}
