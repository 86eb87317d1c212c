import { lazyPart } from '../lib/loading/lazy-part.tsx'

/** `OwlSays` for prerendered pages. Its code loads with the site chrome. */
export const LazyOwl = lazyPart(async () => (await import('./OwlSays.tsx')).OwlSays, { onFail: 'omit' })

/** `SignInButton` for prerendered pages. Its code loads with the site chrome. */
export const LazySignIn = lazyPart(async () => (await import('./SignInButton.tsx')).SignInButton, {
  onFail: 'omit',
})
