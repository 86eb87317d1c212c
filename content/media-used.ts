import { tasksOf } from '../domain/games/drop/tasks.ts'
import { firstForm } from '../domain/games/first-form.ts'
import { builtInDeck } from '../domain/games/matching/custom.ts'
import { sentencesOf } from '../domain/spoken-sentences.ts'
import { stickers } from './answer-stickers.ts'
import { avatarIcons } from './avatars.ts'
import { comprehensionTexts } from './games/comprehension/records.ts'
import { grammarPictures, grammarTexts } from './games/grammar/records.ts'
import { listeningTexts } from './games/listening/records.ts'
import { conversationPictures, replyTexts } from './games/replies/records.ts'
import { sentenceTexts } from './games/sentences/records.ts'
import { themes } from './games/theme.ts'
import { type Grade, grades, linkGrade, needsNoReading } from './grades.ts'
import { menuIcons } from './menu.ts'
import { owlSentences } from './owl-texts.ts'
import { pageSeeds } from './pages.ts'
import { RIDDLE_QUESTION, riddlesOf } from './riddles.ts'
import { scenes } from './scenes/scenes.ts'
import { formsInFrames } from './site/noun-forms.ts'
import { stonePictures } from './site/stepping-stones.ts'
import { stickerPictures } from './stickers.ts'
import { storyPages, storyWords } from './stories/pages.ts'
import { bank } from './words/bank.ts'
import { pictureNameOf, picturePath, soundPath } from './words/media-path.ts'
import { spokenForm } from './words/word.ts'
import { writingPictures } from './writing.ts'

/** Names of all pictures that the content shows, by path under the media base. */
export function usedPictures(): Map<string, string> {
  const names = [
    ...bank.flatMap((word) => (word.picture === null ? [] : [word.picture])),
    ...menuIcons,
    ...stonePictures,
    ...stickerPictures,
    ...writingPictures,
    ...Object.values(stickers).map(({ picture }) => pictureNameOf(picture)),
    ...[...imagesIn(pageSeeds), ...grammarPictures, ...conversationPictures]
      .filter((path) => path.startsWith('pictures/'))
      .map(pictureNameOf),
  ]
  return new Map([
    ...names.map((name) => [picturePath(name), name] as const),
    ...avatarIcons.map((icon) => [`avatars/${icon}.svg`, icon] as const),
  ])
}

/**
 * All spoken texts, by path of the sound under the media base.
 * @throws {Error} if two texts with different sounds would share a file
 */
export function usedSounds(): Map<string, string> {
  const sounds = new Map<string, string>()
  for (const text of [
    ...bank.map(spokenForm),
    ...textsWithSound(pageSeeds),
    ...textsOfGames(),
    ...storyWords,
    ...formsInFrames(),
    ...riddleSentences(grades),
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

/** Paths of sounds that are spoken slowly: pages of grades that need no reading, and the owl's French. */
export function slowSounds(): Set<string> {
  const isEarly = ({ grade }: { grade: number | null }) => grade === 1 || grade === 3
  const pages = pageSeeds.filter(({ clientID }) => needsNoReading(linkGrade(clientID)))
  const storySentences = storyPages.flatMap((page) =>
    page.kind === 'stories' ? page.content.stories.filter(isEarly) : [],
  )
  const tasks = Object.entries(scenes).filter(([path]) => /^\/grade[13]\//.test(path))
  return new Set(
    [
      ...textsWithSound(pages),
      ...textsWithSound(storySentences),
      ...tasks.flatMap(([, scene]) => tasksOf(scene)).map(({ sentence }) => sentence),
      ...riddleSentences(grades.filter(needsNoReading)),
      ...owlSentences.french,
    ].map(soundPath),
  )
}

function riddleSentences(of: readonly Grade[]): string[] {
  return [RIDDLE_QUESTION, ...of.flatMap(riddlesOf)].flatMap(({ french }) => sentencesOf(french))
}

/** Texts that only games say. Their other words are in the bank. */
function textsOfGames(): string[] {
  const custom = ['colours', 'numbers'].flatMap((name) => builtInDeck(name).items)
  const sceneTasks = Object.values(scenes).flatMap(tasksOf)
  return [
    ...custom.map(({ word }) => word),
    ...sceneTasks.map(({ sentence }) => sentence),
    ...comprehensionTexts,
    ...listeningTexts,
    ...grammarTexts,
    ...sentenceTexts,
    ...replyTexts,
    // Letter games ask for one form of an adjective.
    ...themes.flatMap(({ words }) => words.map(({ french }) => firstForm(french))),
  ]
}

/** All `image` properties of a page's content. */
function imagesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(imagesIn)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(imagesIn)
  return 'image' in value && typeof value.image === 'string' ? [value.image, ...inside] : inside
}

/** The texts of all `{french, sound}` in a page's content that have a sound. */
function textsWithSound(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsWithSound)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(textsWithSound)
  if (!('french' in value && 'sound' in value) || typeof value.french !== 'string') return inside
  return typeof value.sound === 'string' ? [value.french, ...inside] : inside
}

/** Normalizes homophones: "à" sounds like "a", "là" like "la". */
function normal(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[.…!,’']/g, '')
    .replace(/à/g, 'a')
}
