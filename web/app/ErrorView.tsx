import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError, type Sentence, sentenceOf } from '../lib/api/api.ts'
import { onNetworkBack } from '../lib/api/network.ts'
import { reportProblem } from '../lib/api/report-problem.ts'
import { PartNotLoaded, reloadPage } from '../lib/loading/load-part.ts'
import { Bilingual } from '../ui/Bilingual.tsx'
import { Button } from '../ui/Button.tsx'
import { HomeLink } from '../ui/HomeLink.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Said } from '../ui/Said.tsx'
import { ClosedView } from './ClosedView.tsx'

/** Error view for every page that could not be shown. */
export function ErrorView({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const isApiError = error instanceof ApiError
  const isClosed = isApiError && (error.status === 401 || error.status === 403)
  const retry = () => {
    // The button disappears: keep the keyboard position near it.
    document.querySelector('main')?.focus()
    reset()
    void router.invalidate()
  }
  useEffect(() => (isApiError && error.status === 0 ? onNetworkBack(retry) : undefined))
  useEffect(() => {
    if (!isApiError) reportProblem(`Page failed: ${String(error)}`)
  }, [error, isApiError])

  if (isApiError && error.status === 404) return <NotFoundView />
  if (error instanceof PartNotLoaded) return <PageNotLoaded />
  const again = (
    <Button size="pupil" onClick={retry}>
      <Bilingual french="Réessayer" english="Try again" />
    </Button>
  )
  if (isClosed)
    return (
      <ClosedView isForSome={error.code === 'pageForSignedIn'}>
        <p>
          <Said {...sentenceOf(error)} />
        </p>
        {again}
      </ClosedView>
    )
  return (
    <Notice title="Oups! Ça n'a pas marché.">
      <p>
        {isApiError && error.status === 0 ? (
          <>
            Pas de réseau? Cette page n'est pas encore sur cet appareil.{' '}
            <span lang="en">Are you online? This page is not on this device yet.</span>
          </>
        ) : (
          <Said {...(isApiError ? sentenceOf(error) : PAGE_FAULT)} />
        )}
      </p>
      {again}
      <HomeLink />
    </Notice>
  )
}

const PAGE_FAULT: Sentence = {
  message: 'Cette page a un petit problème.',
  english: 'This page has a little problem.',
}

/** A deployment may have replaced the chunk that the open page requests. */
function PageNotLoaded() {
  useEffect(() => onNetworkBack(reloadPage), [])
  return (
    <Notice title="Oups! Cette page ne s'est pas chargée.">
      <p lang="en">This page did not load.</p>
      <Button size="pupil" onClick={reloadPage}>
        <Bilingual french="Recharger" english="Reload" />
      </Button>
    </Notice>
  )
}

export function NotFoundView() {
  return (
    <Notice title="Oups! Cette page n'existe pas.">
      <p>Madame Hibou l'a cherchée partout.</p>
      <p lang="en">This page does not exist.</p>
      <HomeLink look="main" />
    </Notice>
  )
}
