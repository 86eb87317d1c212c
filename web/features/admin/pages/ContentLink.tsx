import { Link } from '@tanstack/react-router'
import { pageOf } from '../../../../content/routes.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { isWrittenKind } from '../../../../domain/api/page.ts'
import { buttonClass } from '../../../ui/Button.tsx'

/** A link from a menu row to the editor of its page. Renders nothing if the page has no editable content. */
export function ContentLink({ link: { clientID, displayName } }: { link: MenuLink }) {
  if (!isWrittenKind(pageOf(clientID)?.kind ?? '')) return null
  return (
    <Link
      to="/admin/pages"
      search={{ page: clientID }}
      className={buttonClass({ look: 'soft' })}
      aria-label={`Le contenu de ${displayName}`}
    >
      Contenu
    </Link>
  )
}
