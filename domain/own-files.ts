/** Media must come from the site itself, so that no page makes a pupil's device contact another site. */

/** An uploaded file: `/api/v1/media/<hash>.png`. */
const UPLOADED = /^\/api\/v1\/media\/[\w-]+\.\w+$/
/** A path below the media base: `pictures/cow.svg`. */
const SHIPPED = /^(?![a-z][a-z\d+.-]*:|.*\.\.)[^/\\?#\s\p{C}][^\\?#\s\p{C}]*$/iu

export const OWN_FILE_RULE =
  "doit être un fichier du site ou un fichier que vous avez ajouté, et non l'adresse d'un autre site"

export function isOwnFile(path: string): boolean {
  return SHIPPED.test(path) || UPLOADED.test(path)
}

/** The fields of pages and game records that name a file. `sounds` is a folder. */
const FIELDS: ReadonlySet<string> = new Set([
  ...['image', 'sound', 'answerSound', 'asked', 'sounds'],
  ...['scene', 'recording', 'file', 'captions', 'poster', 'background', 'foreground', 'icon'],
])
/** Pages and records are never nested this deep. */
const MAX_DEPTH = 20

export interface ForeignFile {
  /** Path to the field: `['sections', 0, 'words', 3, 'image']`. */
  path: (string | number)[]
  file: string
}

/** Finds files in the content of a page or record that do not belong to the site. */
export function foreignFiles(value: unknown): ForeignFile[] {
  return [...filesIn(value, [])].filter(({ file }) => file !== '' && !isOwnFile(file))
}

function* filesIn(value: unknown, path: ForeignFile['path']): Generator<ForeignFile> {
  if (typeof value !== 'object' || value === null || path.length > MAX_DEPTH) return
  for (const [key, child] of Object.entries(value)) {
    const childPath = [...path, Array.isArray(value) ? Number(key) : key]
    if (typeof child === 'string') {
      if (FIELDS.has(key)) yield { path: childPath, file: child }
    } else yield* filesIn(child, childPath)
  }
}
