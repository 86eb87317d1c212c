import { OWN_FILE_RULE } from '../own-files.ts'
import { truncate } from '../truncate.ts'
import type { Counted, DeckNote, FieldPlace, NoteCode, RowPlace } from './deck-note.ts'
import { MAX_WORD_LENGTH, MIN_WORD_LENGTH } from './word-search/words.ts'

/** Gives the label of a row's field in the editor. Defaults to its path. */
export type NameOf = (list: RowPlace['list'], path: string) => string

/** The French sentence of a note, for teachers. */
export function noteSentence<Code extends NoteCode>(
  note: DeckNote<Code>,
  nameOf: NameOf = (_list, path) => path,
): string {
  return sentences[note.code](note, nameOf)
}

const sentences: { [Code in NoteCode]: (note: DeckNote<Code>, nameOf: NameOf) => string } = {
  untitled: () => 'Le titre au-dessus du jeu est vide.',
  notJson: () => 'Les données ne sont pas du JSON valide.',
  notList: () => 'Les données ne sont pas une liste.',
  unknownDeck: ({ decks }) => `Ce jeu n'existe pas : il y a ${decks}.`,
  sceneMalformed: ({ field }) =>
    field === null
      ? "La scène n'a pas la bonne forme : elle doit être un objet."
      : `Dans la scène, « ${field} » manque ou n'a pas la bonne forme.`,
  fewTasks: ({ least, count }) =>
    `Il faut au moins ${least} phrases différentes; cette scène en donne ${count}.`,
  tooFew: ({ least, what, because }, nameOf) => {
    const needed = `Il faut au moins ${least} ${requiredNoun(what, least)}.`
    return because === null ? needed : `${needed} ${noteSentence(because, nameOf)}`
  },
  fewForWholeGame: ({ count, full, what }) =>
    `${count} ${countedNoun(what, count)} seulement : un jeu complet en a ${full}.`,
  fewAnswers: ({ count, full }) =>
    `${count} réponses différentes seulement : un tour complet en offre ${full}.`,
  foreignFile: ({ field, file }) => `« ${field} » (${truncate(file)}) ${OWN_FILE_RULE}.`,
  sceneWithoutSounds: () => "Les phrases n'ont pas de son : la voix de l'appareil les lit.",

  malformed: inField("manque ou n'a pas la bonne forme"),
  empty: inField('est vide'),
  markup: inField('contient du HTML, qui serait montré tel quel'),
  notOneBlank: inField('demande un seul blanc, de 5 traits'),
  noLetterToGuess: inField("n'a pas de lettre française à deviner"),
  signsInGrid: inGrid("a d'autres signes que des lettres"),
  shortForGrid: inGrid(`a moins de ${MIN_WORD_LENGTH} lettres`),
  longForGrid: inGrid(`a plus de ${MAX_WORD_LENGTH} lettres`),

  longWord: (note) => `${rowOf(note)} : un mot très long risque de ne pas tenir sur le jeu.`,
  likeAnother: ({ words }) =>
    `Pareil à un autre élément par le mot, l'image ou le son, et laissé de côté : ${listed(words)}.`,
  withoutImage: ({ words }) => `Sans image : ${listed(words)}.`,
  withoutSound: ({ words }) => `Sans son, donc lu par la voix de l'appareil : ${listed(words)}.`,
  equalChoices: ({ words }) => `Des choix pareils, dont un seul est offert : ${listed(words)}.`,
  nothingToChoose: ({ answer }) => `La phrase avec « ${answer} » n'a pas d'autre choix : ajoutez-en.`,
  fewChoices: ({ count, full }) => `Phrases avec moins de ${full} choix : ${count}.`,
  tooLongToWrite: ({ word }) => `« ${truncate(word)} » est trop long à écrire.`,
  noLetterToWrite: ({ word }) => `« ${word} » n'a pas de lettre à écrire.`,
  oneWord: ({ word }) => `« ${truncate(word)} » n'a qu'un mot : il en faut deux pour une phrase.`,
  otherWords: ({ orders }) =>
    `Un autre ordre a les mêmes mots que la phrase. Ce n'est pas le cas de ${listed(orders)}.`,
  unmatchedNext: ({ lines }) =>
    `« Ce qui est dit ensuite » doit être « Ce qui est dit » d'un élément plus bas. Ce n'est pas le cas de ${listed(lines)}.`,
  unreachedLines: ({ words }) =>
    `Avec « Ce qui est dit ensuite », le jeu suit les répliques : aucune ne mène à ${listed(words)}.`,

  levelMalformed: ({ row }) => `Niveau ${row} au choix : il lui faut un nombre et un texte sans HTML.`,
  levelHidden: ({ description, value }) =>
    `Le choix « ${description} » n'est pas offert : un autre, plus bas, a le même niveau ${value}.`,
  levelTooSmall: ({ description, least }) =>
    `Le choix « ${description} » laisse moins de ${least} mots : le jeu les prend tous.`,
  levelSmall: ({ description, full, what }) =>
    `Le choix « ${description} » laisse moins de ${full} ${what === 'numbers' ? 'nombres' : 'mots'}.`,

  noWords: () => 'Il faut au moins un mot.',
  signsInWord: ({ word }) => `« ${truncate(word)} » a d'autres signes que des lettres.`,
  shortWord: ({ word, least }) => `« ${truncate(word)} » est trop court : il faut au moins ${least} lettres.`,
  longForAnyGrid: ({ word, most }) =>
    `« ${truncate(word)} » est trop long : il y a place pour ${most} lettres.`,
  gridTooFull: () => "Ces mots n'entrent pas dans une grille : il en faut moins, ou de plus courts.",
}

/** "Élément 3 : « phrase.word » est vide." */
function inField(problem: string) {
  return (place: FieldPlace, nameOf: NameOf): string => {
    const { list, field } = place
    return `${rowOf(place)} : ${field === null ? '' : `« ${nameOf(list, field)} » `}${problem}.`
  }
}

function inGrid(problem: string) {
  return (place: FieldPlace, nameOf: NameOf): string =>
    inField(`ne tient pas dans une grille : « ${truncate(place.text)} » ${problem}`)(place, nameOf)
}

function rowOf({ list, row }: RowPlace): string {
  return `${list === 'items' ? 'Élément' : 'Choix'} ${row}`
}

/** Names the items. A game needs at least `least` of them. */
function requiredNoun(what: Counted, least: number): string {
  if (what === 'questions') return 'questions aux réponses différentes'
  if (what === 'sentences' && least === 1) return 'phrase qui a deux choix différents'
  if (what === 'phrases') return 'mot ou phrase'
  return countedNoun(what, least)
}

function countedNoun(what: Counted, count: number): string {
  return counted[what][count === 1 ? 0 : 1]
}

/** Singular and plural. */
const counted: Readonly<Record<Counted, readonly [string, string]>> = {
  words: ['mot', 'mots différents'],
  phrases: ['mot', 'mots différents'],
  numbers: ['nombre', 'nombres différents'],
  questions: ['question', 'questions différentes'],
  sentences: ['phrase', 'phrases différentes'],
}

/** Up to three of the texts, each shortened, and the number of the others. */
function listed(texts: readonly string[]): string {
  const listedTexts = texts.slice(0, 3).map((text) => `« ${truncate(text)} »`)
  const more = texts.length - listedTexts.length
  return more === 0 ? listedTexts.join(', ') : `${listedTexts.join(', ')} et ${more} de plus`
}
