import { PagesView } from '../features/admin/pages/PagesView.tsx'
import { PagePreview } from './PagePreview.tsx'

/** The pages admin, with a preview of each page as pupils see it. */
export function AdminPagesRoute({ title }: { title: string }) {
  return <PagesView title={title} Preview={PagePreview} />
}
