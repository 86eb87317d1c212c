import { HomeLink } from '../ui/HomeLink.tsx'
import { Notice } from '../ui/Notice.tsx'

export function NotFoundView() {
  return (
    <Notice title="Oups! Cette page n'existe pas.">
      <p>Madame Hibou l'a cherchée partout.</p>
      <p lang="en">This page does not exist.</p>
      <HomeLink look="main" />
    </Notice>
  )
}
