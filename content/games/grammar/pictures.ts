import { bank } from '../../words/bank.ts'
import { picturePath } from '../../words/media-path.ts'
import type { Blank } from './why-rules.ts'

/**
 * Pictures for sentences that are not about a noun of the bank, by words of the sentence. The first match
 * counts.
 */
const SCENES: readonly (readonly [words: string, picture: string])[] = [
  ['ferme la porte', 'door'],
  ['fermez la porte', 'door'],
  ['le sac', 'backpack'],
  ["l'autobus", 'bus'],
  ['en autobus', 'bus'],
  ['cet autobus', 'bus'],
  ['fleurs', 'tulip'],
  ['grand-mère', 'old-woman'],
  ['au parc', 'playground-slide'],
  ['aux cartes', 'joker'],
  ["l'arbre", 'deciduous-tree'],
  ['piano', 'musical-keyboard'],
  ['vacances', 'desert-island'],
  ['fêtes', 'party-popper'],
  ['guitare', 'guitar'],
  ['mon ami.', 'people-hugging'],
  ['aux amis', 'speech-balloon'],
  ['mes amis.', 'people-hugging'],
  ['content.', 'grinning-face'],
  ['Il est grand.', 'giraffe'],
  ['fatigué', 'tired-face'],
  ['en classe', 'teacher'],
  ['gentils', 'smiling-face-with-hearts'],
  ['dans la cour', 'playground-slide'],
  ['troisième année', 'student'],
  ['malades', 'face-with-thermometer'],
  ['huit ans', 'birthday-cake'],
  ['treize ans', 'birthday-cake'],
  ['faim', 'fork-and-knife-with-plate'],
  ['Quel âge', 'birthday-cake'],
  ['une auto', 'automobile'],
  ['chantes', 'microphone'],
  ['chanson', 'musical-note'],
  ['Elle chante', 'microphone'],
  ['dessine', 'artist-palette'],
  ['patinons', 'ice-skate'],
  ['dansent', 'woman-dancing'],
  ['au zoo', 'lion'],
  ['cinéma', 'clapper-board'],
  ['Comment ça', 'waving-hand'],
  ['au travail', 'office-building'],
  ['dehors', 'deciduous-tree'],
  ['Bonjour Tom', 'waving-hand'],
  ['fait froid', 'cold-face'],
  ['vaisselle', 'sponge'],
  ['promenade', 'footprints'],
  ['expérience', 'test-tube'],
  ['Que faites-vous', 'thinking-face'],
  ['fort de neige', 'snowflake'],
  ['Deux et deux', 'keycap-4'],
  ['voyager', 'airplane'],
  ['en retard', 'alarm-clock'],
  ['pleuvoir', 'cloud-with-rain'],
  ['dormir chez nous', 'person-in-bed'],
  ['gagner', 'trophy'],
  ['gagne', 'trophy'],
  ['bon film', 'clapper-board'],
  ['tombé sur la glace', 'ice-skate'],
  ['arrivés hier', 'waving-hand'],
  ['une lettre', 'envelope'],
  ['bonhomme de neige', 'snowman'],
  ['brosse à dents', 'toothbrush'],
  ['se brosse', 'toothbrush'],
  ['mes parents', 'family'],
  ['Mes parents', 'family'],
  ['La lettre B', 'input-latin-letters'],
  ['se couche', 'sunset'],
  ['restée à la maison', 'house'],
  ['blanche', 'colour-white'],
  ['vertes', 'colour-green'],
  ['chat est noir', 'black-cat'],
  ['Un œil', 'eye'],
  ['contentes', 'grinning-face'],
  ['forts.', 'flexed-biceps'],
  ['belle histoire', 'open-book'],
  ['tout noir', 'flashlight'],
  ['Un animal', 'paw-prints'],
  ['Un jeu', 'video-game'],
  ['Un journal', 'newspaper'],
  ['douze ans', 'birthday-cake'],
  ['Une plume', 'feather'],
  ['jumelles', 'straight-ruler'],
  ['frère', 'boy'],
  ['sœur', 'girl'],
]

/** The bank's nouns with a picture, longest first. */
const nouns = bank
  .flatMap((word) => {
    if (word.kind !== 'noun' || word.picture === null) return []
    const { french, plural, picture } = word
    return [french, plural ?? french].map((form) => ({ form: spaced(form), picture }))
  })
  .toSorted((one, other) => other.form.length - one.form.length)

/**
 * The picture of a sentence: that of the noun asked for, else that of a noun of the bank in the sentence.
 * @throws {Error} if there is none
 */
export function pictureOfSentence({ before, answer, after }: Blank): string {
  const whole = `${before}${answer}${after}`
  const phrase = /[ ']/.test(answer) ? answer : ''
  const name = sceneIn(phrase) ?? nounIn(phrase) ?? sceneIn(whole) ?? nounIn(before) ?? nounIn(after)
  if (name === undefined) throw new Error(`No picture goes with "${whole}".`)
  return picturePath(name)
}

function sceneIn(text: string): string | undefined {
  return SCENES.find(([words]) => text.includes(words))?.[1]
}

/** The picture of a text's longest noun in the bank. */
function nounIn(text: string): string | undefined {
  const words = spaced(text)
  return nouns.find(({ form }) => words.includes(form))?.picture
}

/** A text in lower case, with a space before, between and after its words. */
function spaced(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}-]+/gu, ' ')} `
}
