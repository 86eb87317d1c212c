import { expect, it } from 'vitest'
import { elides } from '../domain/french.ts'
import { vocabularySeeds } from './pages.ts'
import { nounForms } from './site/noun-forms.ts'
import { wordsOf } from './site/page-words.ts'
import { bank } from './words/bank.ts'
import { spokenForm } from './words/word.ts'
import { type Frame, unknownWordsHint, wordsInFrame, writingTopics } from './writing.ts'

const bankWords = new Map(bank.map((word) => [spokenForm(word), word]))

/** All frames with each of their pages, the page's words and the forms that are offered. */
const offers = Object.entries(writingTopics).flatMap(([grade, topics]) =>
  topics.flatMap(({ id, frames, pages }) =>
    frames.flatMap((frame) =>
      (frame.pages ?? pages).map((page) => {
        const content = vocabularySeeds.find(({ clientID }) => clientID === page)?.content
        const words = (content ? wordsOf(content) : []).map(({ french }) => ({
          french,
          offered: wordsInFrame(frame, french, nounForms),
        }))
        return { name: `${grade} ${id}: ${frame.french}`, frame, page, words }
      }),
    ),
  ),
)

it.each(offers)('offers words in the form that fits "$name" on $page', ({ frame, words }) => {
  expect(words.some(({ offered }) => offered.length > 0)).toBe(true)
  for (const { french, offered } of words) {
    for (const form of offered) expect(faultOf(frame, french, form), form).toBeNull()
  }
})

it.each([
  ["J'aime …", 'le chien', ['les chiens']],
  ["J'aime …", "l'eau", ["l'eau"]],
  ['Je vois …', "l'oiseau", ['un oiseau']],
  ['Je vois …', "l'efface", ['une efface']],
  ['Je vois …', 'la colle', ['de la colle']],
  ['Je vois …', 'les ciseaux', ['des ciseaux']],
  ['Pour ma fête, je voudrais …', "l'ananas", ["de l'ananas"]],
  ['Pour ma fête, je voudrais …', 'le jus', ['du jus']],
  ['Pour ma fête, je voudrais …', 'le four', []],
  ["Ma couleur préférée, c'est …", 'blanc, blanche', ['le blanc']],
  ["Ma couleur préférée, c'est …", 'orange', ["l'orange"]],
  ['Je suis … quand …', 'fier, fière', ['fier', 'fière']],
  ['Mon ami est …', 'fier, fière', ['fier']],
  ['Pendant les vacances, je veux …', 'se baigner', ['me baigner']],
  ['Pendant les vacances, je veux …', 'la plage', []],
])('continues "%s" with %j as %j', (french, word, forms) => {
  const frame = offers.find((offer) => offer.frame.french === french)?.frame
  expect(frame && wordsInFrame(frame, word, nounForms)).toEqual(forms)
})

it('excludes only words that exist', () => {
  const unknown = offers
    .flatMap(({ frame: { without = [] } }) => without)
    .filter((each) => !bankWords.has(each))
  expect(unknown).toEqual([])
})

/** The fault of a word form in a frame, checked against the bank's gender and plural. */
function faultOf({ takes }: Frame, french: string, form: string): string | null {
  const word = bankWords.get(french)
  if (!word) return 'not in the bank'
  if (word.kind === 'adjective') {
    if (takes.includes('colour'))
      return form === (elides(word) ? `l'${word.french}` : `le ${word.french}`) ? null : 'colour'
    if (form === word.french) return null
    return takes.includes('adjective') && form === word.feminine ? null : 'adjective'
  }
  if (word.kind === 'phrase') {
    const isInfinitive = takes.includes('verb') && /^(?:(?:me|m') ?)?\p{L}+(?:er|ir|re)(?: |$)/u.test(form)
    return isInfinitive && !/(?:^| )(?:se|sa|son) /.test(form) ? null : 'verb'
  }
  const { gender, plural, isPlural } = word
  const article = /^(?:les|le|la|l'|une|un|des|du|de la|de l') ?/.exec(form)?.[0].trim() ?? ''
  const noun = form.slice(article.length).trim()
  const isMany = article === 'les' || article === 'des'
  if (noun !== (isMany && !isPlural ? plural : word.french)) return 'number'
  if (isPlural && !isMany) return 'plural'
  const isElided = article === "l'" || article === "de l'"
  if (isElided !== (elides(word) && !isMany && article !== 'un' && article !== 'une')) return 'elision'
  if (['le', 'un', 'du'].includes(article) && gender !== 'm') return 'masculine'
  if (['la', 'une', 'de la'].includes(article) && gender !== 'f') return 'feminine'
  const isIndefinite = ['un', 'une', 'des', 'du', 'de la', "de l'"].includes(article)
  return isIndefinite === (takes.includes('some') && form !== 'la mer') ? null : 'article'
}

it('gives a hint in the singular or plural, according to the number of unknown words', () => {
  expect(unknownWordsHint(1).french).toBe('Regarde encore, ou garde-le.')
  expect(unknownWordsHint(2).french).toBe('Regarde encore, ou garde-les.')
})
