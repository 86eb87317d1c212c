/** Pictures, sounds and films come from the site itself: nothing that a teacher writes makes a pupil's device ask another site. */

/** What was uploaded: `/api/v1/media/<hash>.png`. */
const UPLOADED = /^\/api\/v1\/media\/[\w-]+\.\w+$/
/** A path under the media base: `pictures/cow.svg`. */
const SHIPPED = /^(?![a-z][a-z\d+.-]*:|.*\.\.)[^/\\?#\s\p{C}][^\\?#\s\p{C}]*$/iu

export const OWN_FILE =
  "doit être un fichier du site ou un fichier que vous avez ajouté, et non l'adresse d'un autre site"

export function isOwnFile(path: string): boolean {
  return SHIPPED.test(path) || UPLOADED.test(path)
}

/** The fields of pages and of games' records that name a file. `sounds` is a folder. */
const FIELDS: ReadonlySet<string> = new Set([
  ...['image', 'sound', 'answerSound', 'asked', 'sounds'],
  ...['scene', 'recording', 'file', 'captions', 'poster', 'background', 'foreground', 'icon'],
])
/** No page and no record is that deep. */
const DEEPEST = 20

export interface ForeignFile {
  /** Where it stands: `['sections', 0, 'words', 3, 'image']`. */
  path: (string | number)[]
  file: string
}

/** The files in the content of a page or a record that are not the site's own. */
export function foreignFiles(value: unknown): ForeignFile[] {
  return [...filesIn(value, [])].filter(({ file }) => file !== '' && !isOwnFile(file))
}

function* filesIn(value: unknown, path: ForeignFile['path']): Generator<ForeignFile> {
  if (typeof value !== 'object' || value === null || path.length > DEEPEST) return
  for (const [key, inside] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(key) : key]
    if (typeof inside === 'string') {
      if (FIELDS.has(key)) yield { path: place, file: inside }
    } else yield* filesIn(inside, place)
  }
}
