import type { VocabularyContent } from '../../domain/api/page.ts'
import type { WrittenPage } from '../../domain/api/written-page.ts'
import { type Grade, gradeNames } from '../grades.ts'
import type { Page, PageKind } from '../routes.ts'

/** Search engines and messages show about this many characters. */
export const MAX_DESCRIPTION_LENGTH = 160

/** The meta description of a page: one or two French sentences. */
export function describePage(page: Page, written: WrittenPage | undefined): string {
  if (page.kind === 'home' && page.grade !== null)
    return `Mots illustrés, sons, chansons et jeux de français pour la ${gradeNames[page.grade]}.`
  const sentence = (written && describeContent(written, page.grade)) ?? byKind[page.kind]
  return sentence ?? SITE_DESCRIPTION
}

/** The meta description of a game: its first instruction, its words and its grade. */
export function describeGame(instructions: string, words: readonly string[], grade: Grade | null): string {
  const [task = SITE_DESCRIPTION] = instructions.split('\n')
  const forWhom = grade === null ? '' : ` Un jeu pour la ${gradeNames[grade]}.`
  return `${task} ${shortened(words, MAX_DESCRIPTION_LENGTH - task.length - forWhom.length - 2)}${forWhom}`
}

/** Description of the whole site. */
export const SITE_DESCRIPTION = 'Apprendre le français avec Mme Bravo : des mots, des sons et des jeux.'

const byKind: Partial<Record<PageKind, string>> = {
  home: "Mots illustrés, sons, chansons, histoires et jeux de français pour les élèves de l'école primaire.",
  announcements:
    'Les nouvelles de la classe de français : ce qui vient, ce qui change et ce qui est à fêter.',
  game: 'Un jeu de français : écoute le mot, puis touche la bonne réponse.',
  leaderboard: 'Cinq activités font un Bravo : qui en a gagné ce mois-ci?',
}

function describeContent({ kind, content }: WrittenPage, grade: Grade | null): string | undefined {
  switch (kind) {
    case 'vocabulary':
      return describeWords(content, grade)
    case 'music':
      return named('Chante avec la musique', content.songs)
    case 'stories':
      return named('Des histoires à lire et à écouter', content.stories)
    case 'videos':
      return named('De courtes vidéos pour écouter et répéter', content.videos)
    case 'letter':
    case 'announcements':
    case 'parents':
    case 'tribes':
    case 'resources':
      return firstSentences(content.blocks)
  }
}

function describeWords(content: VocabularyContent, grade: Grade | null): string {
  const words =
    content.form === 'tables'
      ? content.tables.map(({ title }) => title)
      : content.sections.flatMap((section) => section.words).map(({ french }) => french)
  const forWhom = grade === null ? '' : ` Vocabulaire illustré et sonore de la ${gradeNames[grade]}.`
  return shortened(words, 150 - forWhom.length) + forWhom
}

/** "la vache, le taureau, le cheval…": as many whole words as fit. */
function shortened(words: readonly string[], room: number): string {
  let text = words[0] ?? ''
  for (const word of words.slice(1)) {
    if (text.length + word.length + 3 > room) break
    text += `, ${word}`
  }
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}…`
}

function named(what: string, items: readonly { title: string }[]): string {
  return `${what} : ${shortened(
    items.map(({ title }) => title),
    140 - what.length,
  )}`
}

/**
 * The beginning of the first long text, as much as fits. Shorter texts before it are greetings and headings.
 */
function firstSentences(blocks: readonly object[]): string | undefined {
  const text = blocks
    .flatMap((block) => ('items' in block && Array.isArray(block.items) ? block.items : [block]))
    .flatMap((block) => ('french' in block && typeof block.french === 'string' ? [block.french] : []))
    .find((french) => french.length > 40)
  // Whole sentences, unless the first one is too long.
  return text?.match(new RegExp(`^.{1,${MAX_DESCRIPTION_LENGTH - 1}}[.!?](?=\\s|$)`))?.[0] ?? text
}
