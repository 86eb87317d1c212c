import { elides, type Noun, withDe, withDefinite } from '../../french.ts'
import { numberInWords } from '../../number-words.ts'
import type { Colour, SceneNoun, Shape, Thing } from './scene.ts'
import type { Zone } from './zones.ts'

/** "sur la table", "à côté du chat", "entre l'arbre et la maison". */
export function placePhrase({
  preposition,
  of,
}: Pick<Zone, 'preposition'> & { of: readonly { noun: Noun }[] }): string {
  const [first, second] = of.map(({ noun }) => noun)
  if (!first) return preposition
  if (preposition === 'entre' && second) return `entre ${withDefinite(first)} et ${withDefinite(second)}`
  return preposition.endsWith(' de')
    ? `${preposition.slice(0, -' de'.length)} ${withDe(first)}`
    : `${preposition} ${withDefinite(first)}`
}

/** "Mets la citrouille sur la table." */
export function placeSentence({ noun }: Pick<Thing, 'noun'>, zone: Zone): string {
  return `Mets ${withDefinite(noun)} ${placePhrase(zone)}.`
}

/** "Ajoute trois olives sur la pizza.", "Ajoute une olive sur la pizza." */
export function countSentence({ noun }: Pick<Thing, 'noun'>, count: number, zone: Zone): string {
  return `Ajoute ${countedNoun(noun, count)} ${placePhrase(zone)}.`
}

/** "trois olives", "une olive". Uses the singular if the noun has no plural. */
export function countedNoun({ french, gender, plural }: SceneNoun, count: number): string {
  if (count === 1) return `${gender === 'm' ? 'un' : 'une'} ${french}`
  return `${numberInWords(count)} ${plural ?? french}`
}

/** "Colorie le premier rectangle en bleu.", "Colorie la croix du drapeau de la Suisse en blanc." */
export function colourSentence({ name }: ShapeName, { word }: Colour): string {
  return `Colorie ${name} en ${word}.`
}

interface ShapeName {
  id: string
  name: string
}

/** The name of each shape: "le premier rectangle", or "la croix" if it is the only one. */
export function shapePhrases(shapes: readonly Shape[]): ShapeName[] {
  return shapes.map((shape) => {
    const isAlike = ({ noun, owner }: Shape) =>
      noun.french === shape.noun.french && owner?.french === shape.owner?.french
    return { id: shape.id, name: shapePhrase(shape, shapes.filter(isAlike)) }
  })
}

function shapePhrase({ id, noun, owner }: Shape, alike: readonly Pick<Shape, 'id'>[]): string {
  const place = alike.findIndex((shape) => shape.id === id)
  const name = alike.length < 2 ? withDefinite(noun) : withDefinite(ordinalNoun(noun, ORDINALS[place]))
  return owner ? `${name} ${withDe(owner)}` : name
}

/** "premier rectangle", "huitième étoile". Only an ordinal can be elided, never the noun after it. */
function ordinalNoun(noun: Noun, ordinal: readonly [string, string] | undefined): Noun {
  if (!ordinal) return noun
  const french = `${ordinal[noun.gender === 'm' ? 0 : 1]} ${noun.french}`
  // "le huitième", "le onzième": "le" is not elided before either.
  return { french, gender: noun.gender, isAspirated: elides({ french }) }
}

const ORDINALS: readonly (readonly [string, string])[] = [
  ['premier', 'première'],
  ...['deux', 'trois', 'quatr', 'cinqu', 'six', 'sept', 'huit', 'neuv', 'dix', 'onz', 'douz'].map(
    (stem) => [`${stem}ième`, `${stem}ième`] as const,
  ),
]
