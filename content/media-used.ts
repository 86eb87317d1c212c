import { tasksOf } from '../domain/games/drop/tasks.ts'
import { firstForm } from '../domain/games/first-form.ts'
import { customDeck } from '../domain/games/matching/custom.ts'
import { avatarIcons } from './avatars.ts'
import { comprehensionTexts } from './games/comprehension/records.ts'
import { grammarPictures, grammarTexts } from './games/grammar/records.ts'
import { listeningTexts } from './games/listening/records.ts'
import { themes } from './games/theme.ts'
import { linkGrade, needsNoReading } from './grades.ts'
import { menuIcons } from './menu.ts'
import { owlSentences } from './owl-texts.ts'
import { pageSeeds } from './pages.ts'
import { scenes } from './scenes/scenes.ts'
import { stonePictures } from './stepping-stones.ts'
import { stickerPictures } from './stickers.ts'
import { storyPages, storyWords } from './stories/pages.ts'
import { bank } from './words/bank.ts'
import { pictureNameOf, picturePath, soundPath } from './words/media-path.ts'
import { spokenForm } from './words/word.ts'

/** Every picture that the content shows, by path under the media base -> the picture's name. */
export function usedPictures(): Map<string, string> {
  const names = [
    ...bank.flatMap((word) => (word.picture === null ? [] : [word.picture])),
    ...menuIcons,
    ...stonePictures,
    ...stickerPictures,
    ...[...imagesIn(pageSeeds), ...grammarPictures].map(pictureNameOf),
  ]
  return new Map([
    ...names.map((name) => [picturePath(name), name] as const),
    ...avatarIcons.map((icon) => [`avatars/${icon}.svg`, icon] as const),
  ])
}

/**
 * Every text that can be heard, by path of its sound under the media base.
 * @throws {Error} where two texts that sound apart would share a file.
 */
export function usedSounds(): Map<string, string> {
  const sounds = new Map<string, string>()
  for (const text of [
    ...bank.map(spokenForm),
    ...textsWithSound(pageSeeds),
    ...textsOfGames(),
    ...storyWords,
    ...owlSentences.french,
    ...owlSentences.english,
  ]) {
    const path = soundPath(text)
    const other = sounds.get(path)
    if (other !== undefined && normal(other) !== normal(text)) {
      throw new Error(`"${other}" and "${text}" would share ${path}.`)
    }
    if (other === undefined) sounds.set(path, text)
  }
  return sounds
}

/** Those of them that are said slowly: what stands on a page of the grades that do not read with ease yet, and what the owl says in French. */
export function slowSounds(): Set<string> {
  const isEarly = ({ grade }: { grade: number | null }) => grade === 1 || grade === 3
  const pages = pageSeeds.filter(({ clientID }) => needsNoReading(linkGrade(clientID)))
  const told = storyPages.flatMap((page) =>
    page.kind === 'stories' ? page.content.stories.filter(isEarly) : [],
  )
  const tasks = Object.entries(scenes).filter(([path]) => /^\/grade[13]\//.test(path))
  return new Set(
    [
      ...textsWithSound(pages),
      ...textsWithSound(told),
      ...tasks.flatMap(([, scene]) => tasksOf(scene)).map(({ sentence }) => sentence),
      ...owlSentences.french,
    ].map(soundPath),
  )
}

/** What only games say: the rest of their words is in the bank. */
function textsOfGames(): string[] {
  const custom = ['colours', 'numbers'].flatMap((name) => customDeck(name).items)
  const told = Object.values(scenes).flatMap(tasksOf)
  return [
    ...custom.map(({ word }) => word),
    ...told.map(({ sentence }) => sentence),
    ...comprehensionTexts,
    ...listeningTexts,
    ...grammarTexts,
    // What the games of letters ask for: one form of an adjective.
    ...themes.flatMap(({ words }) => words.map(({ french }) => firstForm(french))),
  ]
}

/** Wherever a page's content has an `image`. */
function imagesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(imagesIn)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(imagesIn)
  return 'image' in value && typeof value.image === 'string' ? [value.image, ...inside] : inside
}

/** Wherever a page's content has `{french, sound}` with a sound, that text is spoken. */
function textsWithSound(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsWithSound)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(textsWithSound)
  if (!('french' in value && 'sound' in value) || typeof value.french !== 'string') return inside
  return typeof value.sound === 'string' ? [value.french, ...inside] : inside
}

/** Equal for texts that sound alike: "à" is said as "a", "là" as "la". */
function normal(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[.…!,’']/g, '')
    .replace(/à/g, 'a')
}
