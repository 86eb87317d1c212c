import { lazyPart } from '../lib/loading/lazy-part.tsx'

/** `SignInButton` for prerendered pages. Its code loads with the site chrome. */
export const LateSignIn = lazyPart(async () => (await import('./SignInButton.tsx')).SignInButton, {
  onFail: 'omit',
})
