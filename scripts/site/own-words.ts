import type { PublicPage } from '../build/public-pages.ts'

/** The texts of a page's record that must be in its HTML before any script runs. */
export function ownWords({ title, data }: PublicPage): string[] {
  const { page, game } = data
  const record = page?.record
  if (game) return [title, ...game.record.instructions.split('\n')]
  if (!record) return [title]
  switch (record.kind) {
    case 'vocabulary':
      return [
        title,
        ...valuesOf(record.content.sections, ['title', 'french']),
        ...valuesOf(record.content, ['restaurant']),
      ]
    case 'music':
      return [
        title,
        ...record.content.songs.map((song) => song.title),
        ...valuesOf(record.content.songs[0]?.lines, ['french']),
      ]
    case 'stories':
      return [title, ...record.content.stories.map((story) => story.title)]
    case 'videos':
      return [title, ...record.content.videos.map((video) => video.title)]
    default:
      return [title, ...valuesOf(record.content, ['title', 'french'])]
  }
}

/** All non-empty texts in properties with these names, at any depth. */
function valuesOf(value: unknown, names: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    names.includes(name) && typeof inner === 'string'
      ? inner === ''
        ? []
        : [inner]
      : valuesOf(inner, names),
  )
}
