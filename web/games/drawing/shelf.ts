import { del, get, set } from 'idb-keyval'
import type { DrawingShelf } from './drawing-keeper.ts'

/** The browser's own database: drawings are too large for its other storage. */
export const shelf: DrawingShelf = { get: (key) => get(key), set, delete: del }
