import { PagesView } from '../features/admin/pages/PagesView.tsx'
import { PagePreview } from './PagePreview.tsx'

/** The menu and the pages, with the views that a pupil has of them. */
export function AdminPagesRoute({ title }: { title: string }) {
  return <PagesView title={title} Preview={PagePreview} />
}
