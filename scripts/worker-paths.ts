import { wordPaths } from '../content/site/word-paths.ts'

/**
 * Paths that the Worker serves: API and room; hashed assets, because `_headers` would let browsers cache a
 * 404 for a year; files with words, which it withholds while their page is closed.
 */
export const WORKER_PATHS = ['/api/*', '/parties/*', '/assets/*', ...wordPaths]
