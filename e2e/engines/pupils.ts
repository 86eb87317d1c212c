import * as z from 'zod/mini'
import { wordSearchAnswer } from '../../domain/api/word-search.ts'
import { textToWrite } from '../../domain/games/dictee-eclair/deck.ts'
import { dicteeEclair } from '../../domain/games/dictee-eclair/rules.ts'
import { exposed } from '../../domain/games/exposed/rules.ts'
import type { GameKind } from '../../domain/games/kinds.ts'
import { petiteDictee } from '../../domain/games/petite-dictee/rules.ts'
import { phrases } from '../../domain/games/phrases/rules.ts'
import { wordChallenge } from '../../domain/games/word-challenge/rules.ts'
import { answersOfRecord, findBlankedItem, findHeardItem, orderOfTiles } from '../record-answers.ts'
import { dropPupil } from './drop-pupil.ts'
import type { Move, Pupil } from './pupil.ts'
import type { Button, Sight } from './sight.ts'

/** The pupil for a record's data. By default it answers questions or turns cards. */
export function pupilOf(kind: GameKind, data: string): Pupil {
  const other = otherPupils[kind]
  if (other) return other(data)
  const [answerQuestions, turnCards] = [quizPupil(kind, data), memoryPupil()]
  return (sight) => (inRegion(sight, 'Les cartes').length > 0 ? turnCards(sight) : answerQuestions(sight))
}

const otherPupils: Partial<Record<GameKind, (data: string) => Pupil>> = {
  exposed: exposedPupil,
  'word-search': () => wordSearchPupil,
  'word-challenge': challengePupil,
  'dictee-eclair': (data) =>
    dicteeEclair.parseDeck(data).isTiled
      ? tilesPupil(data)
      : writingPupil(dicteeEclair.parseDeck(data).items),
  phrases: orderPupil,
  'petite-dictee': (data) => writingPupil(petiteDictee.parseDeck(data).items),
  drop: dropPupil,
}

function press(button: Button | undefined): Move[] {
  return button && !button.isOff ? [{ press: button }] : []
}

function inRegion({ buttons }: Sight, name: string): Button[] {
  return buttons.filter(({ region }) => region === name)
}

function quizPupil(kind: GameKind, data: string): Pupil {
  const answerTo = answersOfRecord(kind, data)
  return (sight) => {
    const next = sight.buttons.find(({ name }) => /^(Question suivante|Continuer|Terminer)/.test(name))
    if (next) return press(next)
    const question = sight.regions['La question']
    if (!question) return []
    const { line: text, alt, picture } = question
    const answer = answerTo({ text, alt, picture, heard: sight.heard })
    return press(inRegion(sight, 'Les réponses').find(({ name }) => name === answer))
  }
}

function memoryPupil(): Pupil {
  const known: string[] = []
  return (sight) => {
    const cards = inRegion(sight, 'Les cartes')
    const isHidden = ({ name }: Button) => name.endsWith(', cachée')
    const open = cards.filter(({ name }) => !/, (cachée|trouvée)$/.test(name))
    for (const [place, card] of cards.entries()) if (!isHidden(card)) known[place] = wordOf(card.name)
    // Cards that do not match are turned back.
    if (open.length > 1) return []
    const hidden = [...cards.entries()].filter(([, card]) => isHidden(card))
    const wanted = (word: string | undefined) =>
      hidden.find(([place]) => word !== undefined && known[place] === word)?.[1]
    const [first] = open
    if (first) return press(wanted(first.name) ?? hidden.find(([place]) => known[place] === undefined)?.[1])
    const pair = hidden.find(([place]) =>
      hidden.some(([other]) => other > place && isSame(known, place, other)),
    )
    return press((pair ?? hidden.find(([place]) => known[place] === undefined))?.[1])
  }
}

function isSame(known: readonly string[], place: number, other: number): boolean {
  return known[place] !== undefined && known[place] === known[other]
}

/** "la vache, trouvée" → "la vache". */
function wordOf(name: string): string {
  return name.replace(/, trouvée$/, '')
}

function exposedPupil(data: string): Pupil {
  const { items } = exposed.parseDeck(data)
  return (sight) => {
    const cards = inRegion(sight, 'Les cartes')
    const cardNamed = (cardName: string) => cards.find(({ name }) => name === cardName)
    const pictures = items.flatMap(({ answer, word }) => {
      const [picture, text] = [cardNamed(`Image : ${answer}`), cardNamed(word)]
      return picture && text ? [{ picture, text }] : []
    })
    const [first] = pictures
    if (!first) return []
    return cards.some(({ isPressed }) => isPressed) ? press(first.text) : press(first.picture)
  }
}

const laidBoard = z.pick(wordSearchAnswer, { grid: true, words: true })

function wordSearchPupil(sight: Sight): Move[] {
  const board = z.safeParse(laidBoard, sight.board)
  const cells = inRegion(sight, 'La grille')
  if (!board.success) return []
  const { grid, words } = board.data
  for (const { path } of words) {
    for (const { x, y } of path) {
      const cell = cells.find(({ name }) =>
        name.startsWith(`${grid[y]?.[x]}, rangée ${y + 1}, colonne ${x + 1}`),
      )
      if (cell && !cell.isPressed && !/trouvée?$/.test(cell.name)) return press(cell)
    }
  }
  return []
}

function challengePupil(data: string): Pupil {
  const { items } = wordChallenge.parseDeck(data)
  let word = ''
  return (sight) => {
    const next = sight.buttons.find(({ name }) => name.startsWith('Mot suivant'))
    if (next) return press(next)
    const spoken = sight.images.find(({ name }) => name.startsWith('Le mot : '))?.name ?? ''
    // The label of the blanks changes when a letter is found; the picture does not.
    const picture = sight.regions['Le mot à trouver']?.picture ?? ''
    word = findBlankedItem(items, picture, spoken)?.word ?? word
    const letters = new Set(word.normalize('NFC').toLowerCase().match(/\p{L}/gu))
    return press(inRegion(sight, 'Les lettres').find(({ name, isOff }) => letters.has(name) && !isOff))
  }
}

function writingPupil(items: readonly { word: string; sound: string | null }[]): Pupil {
  let written = ''
  return (sight) => {
    const next = sight.buttons.find(({ name }) => name.startsWith('Phrase suivante'))
    if (next) return press(next)
    const word = findHeardItem(sight.heard, items, (item) => item.word)?.word
    if (sight.written !== '' || !sight.buttons.some(({ name }) => name.startsWith('Vérifier'))) return []
    if (word === undefined || word === written) return []
    written = word
    const accents = inRegion(sight, 'Les accents')
    const moves = (word.match(/[\w' -]+|./gu) ?? []).flatMap((signs): Move[] =>
      /^[\w' -]/.test(signs)
        ? [{ type: signs }]
        : press(accents.find(({ name }) => name === signs.toLowerCase())),
    )
    return [...moves, { type: '\n' }]
  }
}

/** Touches the letters one by one. Placed letters are disabled. */
function tilesPupil(data: string): Pupil {
  const { items } = dicteeEclair.parseDeck(data)
  return (sight) => {
    const word = findHeardItem(sight.heard, items, (item) => item.word)?.word
    const check = sight.buttons.find(({ name }) => name.startsWith('Vérifier'))
    if (word === undefined || !check) return []
    const tiles = inRegion(sight, 'Les lettres')
    const placed = tiles.filter(({ isOff }) => isOff).length
    const letters = [...textToWrite(word, true).toLowerCase().replace(/\P{L}/gu, '')]
    if (placed === tiles.length) return press(check)
    return press(tiles.find(({ name, isOff }) => name === letters[placed] && !isOff))
  }
}

/** Touches the words of the sentence in order. */
function orderPupil(data: string): Pupil {
  const { items } = phrases.parseDeck(data)
  return (sight) => {
    const next = sight.buttons.find(({ name }) => name.startsWith('Phrase suivante'))
    if (next) return press(next)
    const tiles = inRegion(sight, 'Les mots')
    const free = tiles.filter(({ isOff }) => !isOff)
    if (free.length === 0) return press(sight.buttons.find(({ name }) => name.startsWith('Vérifier')))
    const order = orderOfTiles(
      items,
      tiles.map(({ name }) => name.replace(/, placé$/, '')),
    )
    const word = order[tiles.length - free.length]
    return press(free.find(({ name }) => name === word))
  }
}
