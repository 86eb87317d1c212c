import { lazyPart } from '../lib/loading/lazy-part.tsx'

/** `SignInButton` on pages that are prerendered with it: it comes with what stands around every page. */
export const LateSignIn = lazyPart(async () => (await import('./SignInButton.tsx')).SignInButton, {
  onFail: 'omit',
})
