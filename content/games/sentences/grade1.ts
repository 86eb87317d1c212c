type Framed = readonly [sentence: string, word: string]

/** First sentences, by their page of words: the frames "C'est", "J'ai", "J'aime" and "Je vois" with pictured words. */
export const firstSentences: Readonly<Record<string, readonly Framed[]>> = {
  Page_Grade1_Vocabulary_Weather: [
    ["C'est le soleil.", 'le soleil'],
    ["C'est la pluie.", 'la pluie'],
    ["J'aime la neige.", 'la neige'],
    ["J'aime l'arc-en-ciel.", "l'arc-en-ciel"],
    ['Je mets ma tuque.', 'Je mets ma tuque.'],
    ['Je mets mes mitaines.', 'Je mets mes mitaines.'],
  ],
  Page_Grade1_Vocabulary_Numbers: [
    ['Je vois un canard.', 'le canard'],
    ['Je vois une vache.', 'la vache'],
    ['Je vois un mouton.', 'le mouton'],
    ['Je vois un nid.', 'le nid'],
    ["J'ai six ans.", "J'ai six ans."],
  ],
  Page_Grade1_Vocabulary_Pets: [
    ["J'ai un chien.", "J'ai un chien."],
    ["J'ai un chat.", 'le chat'],
    ["J'ai une tortue.", 'la tortue'],
    ['Je vois un lapin.', 'le lapin'],
    ['Je vois une souris.', 'la souris'],
    ["C'est un oiseau.", "l'oiseau"],
    ["C'est une grenouille.", 'la grenouille'],
  ],
  Page_Grade1_Vocabulary_Sports: [
    ['Je joue au hockey.', 'Je joue au hockey.'],
    ['Je joue au soccer.', 'Je joue au soccer.'],
    ['Je joue au tennis.', 'le tennis'],
    ['Je fais de la natation.', 'Je fais de la natation.'],
    ['Je fais du vélo.', 'le vélo'],
    ["J'aime la danse.", 'la danse'],
  ],
  Page_Grade1_Vocabulary_Classroom: [
    ["C'est un crayon.", 'le crayon'],
    ["C'est une règle.", 'la règle'],
    ["J'ai un livre.", 'le livre'],
    ["J'ai une efface.", "l'efface"],
    ['Je vois la porte.', 'la porte'],
    ['Je vois le tableau.', 'le tableau'],
  ],
  Page_Grade1_Vocabulary_Bodyparts: [
    ["J'ai deux yeux.", "J'ai deux yeux."],
    ["J'ai les cheveux courts.", "J'ai les cheveux courts."],
    ["J'ai les cheveux longs.", "J'ai les cheveux longs."],
    ['Lève la main.', 'Lève la main.'],
    ["C'est la bouche.", 'la bouche'],
    ["C'est le nez.", 'le nez'],
  ],
  Page_Grade1_Vocabulary_Day: [
    ["C'est le matin.", 'le matin'],
    ["C'est le soir.", 'le soir'],
    ["C'est la nuit.", 'la nuit'],
    ['Je vois mon lit.', 'le lit'],
    ["J'aime la récréation.", 'la récréation'],
    ["C'est lundi.", 'lundi'],
  ],
  Page_Grade1_Vocabulary_Clothes: [
    ["J'ai un chandail.", 'le chandail'],
    ["C'est une robe.", 'la robe'],
    ["J'ai une jupe.", 'la jupe'],
    ['Je vois les souliers.', 'les souliers'],
    ["J'aime la casquette.", 'la casquette'],
    ["C'est mon pyjama.", 'le pyjama'],
  ],
}
