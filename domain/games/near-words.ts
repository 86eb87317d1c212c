import { withoutArticle } from '../french.ts'
import { textKey } from './plain-text.ts'

/**
 * Groups of words that may fit the same picture: a snowing cloud shows "la neige", "le nuage" and nearly
 * "le flocon". They are not offered together if there are other words.
 */
export const nearWords: readonly (readonly string[])[] = [
  ['la neige', 'le flocon'],
  ['le nuage', 'la neige'],
  ['le nuage', "l'orage", 'la pluie'],
  ["l'éclair", "l'orage"],
  ['le vent', 'la tornade'],
  ['le chien', 'le chiot'],
  ['le chat', 'le chaton'],
  ["l'oiseau", 'le perroquet', 'la perruche'],
  ['le singe', 'le gorille'],
  ['la vache', 'le taureau', 'le veau'],
  ['le mouton', 'le bélier', "l'agneau"],
  ['la chèvre', 'le chevreau'],
  ['le cheval', 'le poulain'],
  ['le cochon', 'le porcelet'],
  ['le canard', "l'oie", 'le caneton'],
  ['le caneton', 'le poussin'],
  ['la poule', 'le coq', 'le poussin'],
  ['la poule', 'le dindon'],
  ['la ferme', 'la grange', 'le champ'],
  ['le hibou', 'la chouette'],
  ['la nuit', 'le hibou'],
  ['la ville', 'la rue', 'le trottoir'],
  ['la voiture', 'le taxi'],
  ['la bicyclette', 'la piste cyclable'],
  ['le bateau', 'le traversier'],
  ['le train', 'le métro'],
  ['le jour', 'le matin'],
  ['le jour', 'le midi'],
  ['le midi', 'le dîner'],
  ['le jour', "l'après-midi"],
  ['la minute', "l'heure", "à l'heure"],
  ['la forêt', 'la branche'],
  ["l'abeille", 'le miel'],
  ['le père', "l'oncle", 'le beau-père'],
  ['la mère', 'la tante', 'la belle-mère'],
  ['le frère', 'le cousin', 'le demi-frère', 'le fils', 'le neveu', 'le petit-fils'],
  ['la sœur', 'la cousine', 'la demi-sœur', 'la fille', 'la nièce', 'la petite-fille'],
  ['le grand-père', "l'arrière-grand-père"],
  ['la grand-mère', "l'arrière-grand-mère"],
  ['la famille', 'les parents', 'les grands-parents', "l'arbre généalogique", "l'album de photos"],
  ['le bébé', 'la naissance'],
  ['bonjour', 'salut', 'bienvenue'],
  ['salut', 'au revoir', 'à demain'],
  ['merci', 'de rien', "s'il te plaît"],
  ['la vache', 'le lait'],
  ['la poule', "l'œuf"],
  ['le mouton', 'la laine'],
  ['la fourmi', 'la reine', "l'ouvrière", 'la colonie'],
  ['la fourmilière', 'la colonie', 'le tunnel'],
  ['le félin', 'le prédateur', 'la tigresse', 'le bébé tigre'],
  ['le collier', 'la laisse'],
  ['le jouet', 'la balle'],
  ["l'abri", 'la sécurité'],
  ['la nourriture', 'les croquettes'],
  ['le crayon', 'les crayons de couleur', 'le marqueur'],
  ['le cahier', 'le livre'],
  ["l'école", "la cour d'école", 'la salle de classe'],
  ['la salle de classe', 'le tableau', 'le pupitre'],
  ['le bureau', 'la directrice'],
  ["l'éducation physique", 'la récréation'],
  ['la cuisine', 'la cuisinière', 'le réfrigérateur'],
  ['le salon', 'le divan', 'la télévision', 'la lampe'],
  ['la chambre', 'le lit', 'la commode'],
  ['la salle de bain', 'le bain', 'le lavabo', 'le miroir'],
  ['la douche', 'le bain'],
  ['la salle à manger', 'la table'],
  ['le petit pain', 'la baguette', 'le pain'],
  ['la limonade', 'le jus', 'la boisson gazeuse'],
  ['les fruits', 'la salade'],
  ['les légumes', 'la salade', 'la soupe aux légumes'],
  ['la pizza', 'la pointe de pizza', 'la croûte'],
  ['la pointe de pizza', 'la pizza au fromage', 'la pizza toute garnie', 'la pizza hawaïenne'],
  ['la pizza toute garnie', 'la pizza végétarienne', 'la pizza au pepperoni'],
  ['le champignon', 'la pizza aux champignons'],
  ['le café', 'le thé', 'le chocolat chaud'],
  ['les bonbons', 'le suçon', 'le sac de bonbons'],
  ['la carte', "l'invitation"],
  ['Noël', 'le sapin', 'le père Noël', 'le bas de Noël', 'la canne de Noël', 'la bûche de Noël'],
  ['Pâques', 'le lapin de Pâques', "l'œuf en chocolat"],
  ['la fête des Rois', 'la galette des Rois', 'la couronne'],
  ['le jour du Souvenir', 'le coquelicot'],
  ["l'Action de grâce", 'la dinde'],
  ["le jour de l'An", "le feu d'artifice"],
  ['le monstre', 'le zombie', 'la momie', 'le vampire'],
  ['le masque', 'le costume'],
  ['le crâne', 'le squelette'],
  ['la tente', 'le terrain de camping'],
  ['le feu de camp', 'le bois'],
  ['la lanterne', 'la lampe de poche'],
  ['le lac', 'le canot'],
  ['la mer', 'la plage', "l'île"],
  ['se baigner', 'faire de la plongée'],
  ['le manège', 'la grande roue', 'les montagnes russes'],
  ['la scène', 'la foule'],
  ['le camion-restaurant', 'le kiosque'],
  ['assister à un spectacle', 'écouter un concert', 'rencontrer des artistes'],
  ['la main', 'le doigt'],
  ['le pied', "l'orteil"],
  ['le bras', 'le coude'],
  ['la jambe', 'le genou'],
  ['les yeux', 'les cils', 'le sourcil'],
  ['la bouche', 'la lèvre', 'les dents', 'la langue'],
  ['le magasin', "l'épicerie", 'la pharmacie', 'la boulangerie'],
  ["l'hôpital", 'la clinique dentaire'],
  ['le cuisinier', 'le boulanger'],
  ['la soie', 'le coton', 'le cuir', 'le tissu'],
  ['le fil', "l'aiguille", 'la laine'],
  ['la mer', 'la rivière', 'le lac'],
  ['sur', 'au-dessus de', 'en haut'],
  ['sous', 'en bas'],
  ['dans', "à l'intérieur de"],
  ['devant', 'en face de'],
  ['à côté de', 'à gauche de', 'à droite de', 'près de', 'contre'],
  ['entre', 'au milieu de', 'autour de'],
  ['loin de', "à l'extérieur de"],
  ['content', 'excité', 'enthousiaste', 'optimiste'],
  ['content', 'fier'],
  ['triste', 'déçu', 'découragé', 'seul'],
  ['fâché', 'frustré', 'jaloux'],
  ['inquiet', 'nerveux', 'stressé', 'impatient'],
  ['surpris', 'étonné'],
  ['timide', 'gêné'],
  ['calme', 'soulagé', 'tranquille', 'patient'],
  ['perplexe', 'curieux', 'inquiet'],
  ['grand', 'gros', 'long'],
  ['petit', 'court'],
  ['gentil', 'généreux', 'honnête', 'poli'],
  ['rapide', 'sportif'],
  ['bavard', 'bruyant'],
  ['intelligent', 'rusé', 'curieux'],
  ['fort', 'sportif'],
  ['se laver', 'se lever'],
  ['lancer', 'attraper'],
  ['chanter', 'danser'],
  ['faire une course', 'sauter à la corde'],
  ['Il fait beau.', 'Il fait soleil.', 'Il fait chaud.'],
  ['Il fait mauvais.', 'Il pleut.', 'Il y a un orage.'],
  ['Il fait froid.', 'Il neige.', 'Il gèle.'],
  ['Bonne fête!', "C'est ma fête."],
]

/**
 * True if both words may fit one picture: they are near words, or one contains the other: "l'ours polaire"
 * contains "l'ours", and "L'abeille fait du miel." contains "le miel".
 */
export function areNear(one: string, other: string): boolean {
  const [first, second] = [keyOf(one), keyOf(other)]
  return (
    hasWords(first, second) ||
    hasWords(second, first) ||
    groupsOf(first).some((group) => groupsOf(second).includes(group))
  )
}

/** True if the text contains all words of the other in sequence. */
function hasWords(text: string, words: string): boolean {
  return words !== '' && text !== words && plainWords(text).includes(plainWords(words))
}

/** " l abeille fait du miel " */
function plainWords(text: string): string {
  return ` ${text.replace(/[^\p{L}\p{M}\d-]+/gu, ' ').trim()} `
}

/** Up to `count` things, preferring those whose word fits no picture of an earlier one. */
export function takeDistinct<Thing extends { word: string }>(
  things: readonly Thing[],
  count: number,
): Thing[] {
  const apart: Thing[] = []
  for (const thing of things) {
    if (apart.every(({ word }) => !areNear(word, thing.word))) apart.push(thing)
  }
  return [...apart, ...things.filter((thing) => !apart.includes(thing))].slice(0, count)
}

const groups = new Map<string, number[]>()
for (const [group, words] of nearWords.entries()) {
  for (const word of words) groups.set(keyOf(word), [...(groups.get(keyOf(word)) ?? []), group])
}

function groupsOf(key: string): readonly number[] {
  return groups.get(key) ?? []
}

/** "La Vache" -> "vache". For an adjective in two forms the first is used. */
function keyOf(text: string): string {
  return withoutArticle(textKey(text).split(', ')[0] ?? '')
}
