/** The subject of a sentence: its name (null for a pronoun) and its pronoun. */
interface Subject {
  name: string | null
  pronoun: string
}

const PRONOUNS = new Set(['je', 'tu', 'il', 'elle', 'on', 'ça', 'nous', 'vous', 'ils', 'elles'])

/** Pronouns by subject. */
const named: Readonly<Record<string, string>> = {
  'Deux et deux': 'ils',
  'La boulangère': 'elle',
  'La tortue': 'elle',
  'La voiture': 'elle',
  'Le chat': 'il',
  'Le lait': 'il',
  'Les élèves': 'ils',
  'Les enfants': 'ils',
  'Les filles': 'elles',
  'Les garçons': 'ils',
  'Les lapins': 'ils',
  'Les vaches': 'elles',
  'Ma classe': 'elle',
  'Ma grand-mère': 'elle',
  'Ma sœur': 'elle',
  'Ma sœur et moi': 'nous',
  'Mes amis': 'ils',
  'Mes cousins': 'ils',
  'Mes mitaines': 'elles',
  'Mes parents': 'ils',
  'Mon ami': 'il',
  'Mon chien': 'il',
  'Mon frère': 'il',
  'Mon frère et moi': 'nous',
  'Papa et maman': 'ils',
  'une histoire': 'elle',
  'Zoé et moi': 'nous',
}

/** @throws {Error} if the subject is unknown */
export function subjectOf({ before, after }: { before: string; after: string }): Subject {
  const inverted = /^-(\p{L}+)/u.exec(after)?.[1]
  const last = before.trim().replace(/j'$/i, 'je').split(/[\s']/).at(-1)?.toLowerCase() ?? ''
  const pronoun = inverted ?? last
  if (PRONOUNS.has(pronoun)) return { name: null, pronoun }
  const article = /^C'est (une?) $/.exec(before)?.[1]
  const name = article
    ? `${article} ${after.replace(/\W+$/, '').trim()}`
    : before.replace(/ (?:est|sont)? *$/, '').trim()
  const known = named[name]
  if (known === undefined) throw new Error(`The pronoun of "${name}" is unknown.`)
  return { name: /^Zoé/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1), pronoun: known }
}
