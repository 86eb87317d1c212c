import { subjectOf } from './subjects.ts'

/** A sentence split at its blank. */
export interface Blank {
  before: string
  answer: string
  after: string
}

/** Explanation of a right answer: one short line with the key part between asterisks, and its English. */
export interface Reason {
  french: string
  english: string
}

export type WhyRule = (sentence: Blank) => Reason

/** "la tortue : on dit *la*", for the noun after the blank. */
export const byGender: WhyRule = ({ answer, after }) => ({
  french: `${answer} ${nounOf(after)} : on dit *${answer}*`,
  english: genderHelp(answer),
})

/** "la vache : on dit *la*", for an answer with its noun. */
export const byDefinite: WhyRule = ({ answer }) => {
  const [article = ''] = answer.split(' ')
  return answer.startsWith("l'")
    ? { french: `${answer} : devant une voyelle, on dit *l'*`, english: "before a vowel: l'" }
    : { french: `${answer} : on dit *${article}*`, english: genderHelp(article) }
}

/** "le chien : on dit *un* chien", for words that depend on the article of the noun. */
export const byArticle: WhyRule = ({ answer, after }) => {
  const noun = nounOf(after)
  const article = DEFINITE[answer] ?? ''
  if (!VOWEL.test(noun) || article === 'les')
    return { french: `${article} ${noun} : on dit *${answer}* ${noun}`, english: genderHelp(answer) }
  return {
    french: `l'${noun} : devant une voyelle, on dit *${answer}* ${noun}`,
    english: `feminine before a vowel: ${answer}`,
  }
}

/** "un livre : on dit *ce* livre", for demonstratives. */
export const byDemonstrative: WhyRule = ({ answer, after }) => {
  const noun = nounOf(after)
  const isBeforeVowel = answer === 'cet'
  return {
    french: `${INDEFINITE[answer]} ${noun} : ${isBeforeVowel ? 'devant une voyelle, ' : ''}on dit *${answer}* ${noun}`,
    english: isBeforeVowel ? 'masculine before a vowel: cet' : genderHelp(answer),
  }
}

/** "ne avant le verbe, pas après : *ne mange* pas". */
export const byNegation: WhyRule = ({ answer }) => {
  if (answer.startsWith("n'"))
    return {
      french: `devant une voyelle, ne devient n' : *${answer}* pas`,
      english: "before a vowel: n' … pas",
    }
  return {
    french: `ne avant le verbe, ${answer === 'pas' ? '*pas* après' : `pas après : *${answer}* pas`}`,
    english: 'around the verb: ne … pas',
  }
}

/** "le pain : on dit *du pain*", for articles contracted with `de` and `à`. */
export const byContraction: WhyRule = ({ answer }) => {
  const [head, article, help] = CONTRACTIONS.find(([start]) => answer.startsWith(start)) ?? ['', '', '']
  return { french: `${article}${answer.slice(head.length)} : on dit *${answer}*`, english: help }
}

/** "avec tu, on dit *tu es*", "pour le chat, on dit *il est*". */
export const bySubject: WhyRule = (sentence) => {
  const { answer } = sentence
  const { name, pronoun } = subjectOf(sentence)
  const form = pronoun === 'je' && VOWEL.test(answer) ? `j'${answer}` : `${pronoun} ${answer}`
  const who = name === null ? `avec ${pronoun}` : `pour ${name}`
  return { french: `${who}, on dit *${form}*`, english: `with ${pronoun}: ${answer}` }
}

/** "la tortue : elle est *lente*". */
export const byAgreement: WhyRule = (sentence) => {
  const { name, pronoun } = subjectOf(sentence)
  const verb = pronoun.endsWith('s') ? 'sont' : 'est'
  return {
    french: `${name} : ${pronoun} ${verb} *${sentence.answer}*`,
    english: `${AGREEMENT[pronoun]}: ${sentence.answer}`,
  }
}

/** "cheval, chevaux : al devient *aux*". */
export const byPlural: WhyRule = ({ before, answer }) => {
  const one = /^Une? (\p{L}+)/u.exec(before)?.[1] ?? ''
  const [, change, english] = PLURAL_RULES.find(([ending]) => ending.test(one)) ?? DEFAULT_PLURAL_RULE
  return { french: `${one}, ${answer} : ${change}`, english }
}

/** A separate explanation for each answer of a record. @throws {Error} if an answer has none */
export function byAnswer(
  reasons: Readonly<Record<string, readonly [french: string, english: string]>>,
): WhyRule {
  return ({ answer }) => {
    const [french, english] = reasons[answer] ?? []
    if (french === undefined || english === undefined) throw new Error(`"${answer}" has no reason.`)
    return { french, english }
  }
}

const VOWEL = /^[aeiouyhàâéèêëîïôùûœ]/i

const DEFINITE: Readonly<Record<string, string>> = {
  un: 'le',
  une: 'la',
  des: 'les',
  mon: 'le',
  ma: 'la',
  mes: 'les',
}

const INDEFINITE: Readonly<Record<string, string>> = { ce: 'un', cet: 'un', cette: 'une', ces: 'des' }

/** The beginning of the answer, the article of its noun, and an English explanation of the contraction. */
const CONTRACTIONS: readonly (readonly [start: string, article: string, english: string])[] = [
  ['du ', 'le ', 'de + le becomes du'],
  ['des ', 'les ', 'de + les becomes des'],
  ['de la ', 'la ', 'de + la stays de la'],
  ["de l'", "l'", "before a vowel or a silent h: de l'"],
  ['au ', 'le ', 'à + le becomes au'],
  ['aux ', 'les ', 'à + les becomes aux'],
  ['à la ', 'la ', 'à + la stays à la'],
  ["à l'", "l'", "before a vowel or a silent h: à l'"],
]

const AGREEMENT: Readonly<Record<string, string>> = {
  il: 'one, masculine',
  elle: 'one, feminine',
  ils: 'more than one, masculine',
  elles: 'more than one, feminine',
}

/** Ending of the noun, and its plural rule. */
const PLURAL_RULES: readonly (readonly [ending: RegExp, french: string, english: string])[] = [
  [/^œil$/, "c'est *un autre mot*", 'another word: yeux'],
  [/al$/, 'al devient *aux*', 'al becomes aux'],
  [/eau$/, 'après eau, on ajoute *x*', 'after eau, add x'],
  [/eu$/, 'après eu, on ajoute *x*', 'after eu, add x'],
  [/^genou$/, 'genou prend un *x*', 'genou takes an x'],
  [/[sxz]$/, 'le mot *ne change pas*', 'after s, x or z nothing changes'],
]
const DEFAULT_PLURAL_RULE = [/$/, 'on ajoute *s*', 'add s'] as const

function genderHelp(word: string): string {
  if (/s$/.test(word)) return `more than one: ${word}`
  return `one, ${/^(la|une|ma|cette)$/.test(word) ? 'feminine' : 'masculine'}: ${word}`
}

/** " tortue." → "tortue". */
function nounOf(after: string): string {
  return after.replace(/[.!?]+$/, '').trim()
}
