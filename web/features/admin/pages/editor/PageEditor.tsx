import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pageOf } from '../../../../../content/routes.ts'
import { isWrittenKind } from '../../../../../domain/api/page.ts'
import { buttonClass } from '../../../../ui/Button.tsx'
import { storedPageQuery } from '../../data/queries.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageForm } from './PageForm.tsx'
import type { Preview } from './preview.ts'

/** What stands on a page of the site, to be written. */
export function PageEditor({ clientID, Preview }: { clientID: string; Preview: Preview }) {
  const page = pageOf(clientID)
  const stored = useQuery(storedPageQuery(clientID))
  return (
    <>
      <div>
        <Link to="/admin/pages" activeOptions={{ exact: true }} className={buttonClass({ look: 'quiet' })}>
          ‹ Retour au menu
        </Link>
      </div>
      {page && isWrittenKind(page.kind) ? (
        <Loaded query={stored}>
          {(record) => <PageForm page={page} stored={record} Preview={Preview} />}
        </Loaded>
      ) : (
        <p>Rien ne peut être écrit sur cette page.</p>
      )}
    </>
  )
}
