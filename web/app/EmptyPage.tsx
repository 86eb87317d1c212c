import { HomeLink } from '../ui/HomeLink.tsx'
import { Notice } from '../ui/Notice.tsx'

/** A page whose content does not exist yet. */
export function EmptyPage({ title }: { title: string }) {
  return (
    <Notice title={title}>
      <p>Cette page n'est pas encore prête : Mme Bravo y travaille!</p>
      <p lang="en">This page is not ready yet.</p>
      <HomeLink />
    </Notice>
  )
}
