import { lazyPart } from '../lib/loading/lazy-part.tsx'

/** `OwlSays`, fetched where it is first shown. */
export const LateOwl = lazyPart(async () => (await import('./OwlSays.tsx')).OwlSays, { onFail: 'omit' })
