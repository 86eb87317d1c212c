import { lazyPart } from '../lib/loading/lazy-part.tsx'

/** `OwlSays` on pages that are prerendered with it: it comes with what stands around every page, and speaks from then on. */
export const LateOwl = lazyPart(async () => (await import('./OwlSays.tsx')).OwlSays, { onFail: 'omit' })
