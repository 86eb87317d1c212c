/** The word to find, and wrong choices, of sentences whose last word does not suit. */
const gaps: Readonly<Record<string, readonly [answer: string, ...others: string[]]>> = {
  // Several words fit: the others do not fit the picture.
  'Il fait soleil.': ['soleil', 'mauvais', 'froid'],
  'Il fait beau.': ['beau', 'mauvais', 'froid'],
  'Il fait mauvais.': ['mauvais', 'beau', 'soleil'],
  'Il fait chaud.': ['chaud', 'froid', 'frais'],
  'Il fait froid.': ['froid', 'chaud', 'beau'],
  'Il fait frais.': ['frais', 'chaud'],
  'Il pleut.': ['pleut', 'neige', 'vente'],
  'Il neige.': ['neige', 'pleut', 'vente'],
  'Il vente.': ['vente', 'neige', 'pleut'],
  'Il gèle.': ['gèle', 'pleut', 'vente'],
  'Il grêle.': ['grêle', 'neige', 'vente'],
  'Il y a des nuages.': ['nuages', 'étoiles', 'fleurs'],
  'Il y a un orage.': ['orage', 'nuages', 'verglas'],
  'Il y a du brouillard.': ['brouillard', 'soleil', 'verglas'],
  'Il y a de la poudrerie.': ['poudrerie', 'pluie', 'musique'],
  'Il y a du verglas.': ['verglas', 'soleil', 'brouillard'],
  'Pas mal.': ['mal', 'faim', 'ça'],
  'Le chat ronronne.': ['ronronne', 'griffe', 'grimpe'],
  'Le chat miaule.': ['miaule', 'dort', 'grimpe'],
  'Le chat dort.': ['dort', 'miaule', 'grimpe'],
  'Le chat chasse la souris.': ['souris', 'boîte', 'balle'],
  'Le chat voit bien la nuit.': ['nuit', 'laine', 'boîte'],
  'Le hibou chasse la nuit.': ['nuit', 'tête', 'forêt'],
  'Le jour, le hibou dort.': ['dort', 'mange', 'hulule'],
  'Le tigre chasse la nuit.': ['nuit', 'forêt', 'viande'],
  'Le tigre nage très bien.': ['bien', 'seul', 'viande'],
  'Le tigre court très vite.': ['vite', 'seul', 'jour'],
  'Le tigre est en danger.': ['danger', 'viande', 'jour'],
  'Le tigre vit en Asie.': ['Asie', 'nuit', 'viande'],
  'Je visite le palais de glace.': ['glace', 'défilé', 'rouge'],
  'Je glisse dans la neige.': ['neige', 'foule', 'musique'],
  'Je mange de la tire sur la neige.': ['neige', 'table', 'tête'],
  'Les artistes sculptent la neige.': ['neige', 'foule', 'musique'],
  'Papa pellette la neige.': ['neige', 'soupe', 'main'],
  'Papa allume le feu.': ['feu', 'lac', 'lit'],
  "J'écris dans mon cahier.": ['cahier', 'crayon', 'main'],
  'Nous marchons ensemble.': ['ensemble', 'pomme', 'haut'],
  'Ils rient beaucoup.': ['beaucoup', 'ballon', 'lait'],
  'Mon chien est gentil.': ['gentil', 'aquarium', 'chats'],
  'Mon lapin est blanc.': ['blanc', 'noir', 'rouge'],
  'Ma tortue marche lentement.': ['lentement', 'balle', 'maison'],
  'Mon perroquet parle beaucoup.': ['beaucoup', 'aquarium', 'blanc'],
  'Ce manteau est trop petit.': ['petit', 'grand', 'long'],
  "J'ai perdu mon manteau.": ['manteau', 'chat', 'livre'],
  "Il n'est pas paresseux.": ['paresseux', 'moi', 'travailleuse'],
  'Mon grand-père est le plus vieux.': ['vieux', 'petit', 'lapin'],
  'On mélange la farine et le sucre.': ['sucre', 'légumes', 'minutes'],
  'On verse le lait.': ['lait', 'légumes', 'minutes'],
  "C'est pour emporter.": ['emporter', 'désirez', 'combien'],
  "C'est trop sucré.": ['sucré', 'longue', 'papa'],
  'Tu as perdu.': ['perdu', 'moi', 'tour'],
  "C'est mon tour!": ['tour', 'moi', 'joué'],
  "J'aime résoudre des problèmes.": ['problèmes', 'histoires', 'mains'],
  "J'aime dessiner et faire des casse-tête.": ['casse-tête', 'histoires', 'animaux'],
  'Nous voyageons en avion.': ['avion', 'hôtel', 'semaine'],
  'Où vas-tu en vacances?': ['vacances', 'hôtel', 'plage'],
  'On prépare la pâte.': ['pâte', 'four', 'pointes'],
  // Another word is better to find.
  'Quel âge as-tu?': ['âge', 'jour', 'crayon'],
  'Combien de crayons as-tu?': ['crayons', 'livres', 'ans'],
  'Deux plus trois font cinq.': ['cinq', 'quatre', 'six', 'dix'],
  'Dix moins quatre font six.': ['six', 'cinq', 'sept', 'dix'],
  "Qu'est-ce que tu aimes faire?": ['aimes', 'as', 'es'],
  "J'en parle à quelqu'un.": ["quelqu'un", 'dormir', 'lentement'],
  "J'ai six ans.": ['six', 'deux', 'dix'],
  "J'ai les cheveux courts.": ['cheveux', 'yeux', 'oreilles'],
  "J'ai les cheveux longs.": ['cheveux', 'yeux', 'oreilles'],
  "J'ai deux yeux.": ['yeux', 'nez', 'cheveux'],
}

/** The gap of a sentence: its last word before a polite ending. The article or `d'` before it stays. */
export function gapOf(french: string): { text: string; answer: string; others: readonly string[] } {
  const [given, ...others] = gaps[french] ?? []
  const body = french.replace(POLITE_END, '')
  const answer = given ?? /[\p{L}\p{N}-]+(?=[^\p{L}\p{N}]*$)/u.exec(body)?.[0] ?? body
  const place = body.lastIndexOf(answer)
  return {
    text: `${french.slice(0, place)}_____${french.slice(place + answer.length)}`,
    answer,
    others,
  }
}

const POLITE_END = /,? (?:s'il (?:te|vous) plaît|merci|les amis)[.!?]$/
