import type { Questions } from '../questions.ts'

export const grade6Questions: readonly Questions[] = [
  {
    grade: 6,
    theme: 'Tiger',
    title: 'Le tigre',
    items: [
      ['Le tigre est le plus grand des félins. À quelle famille appartient-il?', 'aux félins'],
      ['Les tigres sauvages vivent en Asie. Sur quel continent vivent-ils?', 'en Asie'],
      ['Le tigre est carnivore. De quoi se nourrit-il?', 'de viande'],
      ['Il chasse surtout la nuit, seul et en silence. Quand chasse-t-il?', 'la nuit'],
      ['Chaque tigre a des rayures différentes. À quoi servent-elles dans les herbes?', 'à se cacher'],
      ["Le tigre aime l'eau et nage dans la rivière. Que fait-il dans l'eau?", 'Il nage.'],
      [
        'La tigresse élève ses petits pendant environ deux ans. Pendant combien de temps?',
        'environ deux ans',
      ],
      ['La tigresse a souvent trois petits. Combien de petits a-t-elle souvent?', 'trois'],
      ['On coupe la forêt où le tigre habite. Que perd-il?', 'son habitat'],
      ['Des braconniers chassent le tigre pour sa fourrure. Qui le chasse?', 'des braconniers'],
      ['Des réserves protègent les derniers tigres. Où sont-ils protégés?', 'dans des réserves'],
    ],
  },
  {
    grade: 6,
    theme: 'Vacation',
    title: 'Un voyage en Gaspésie',
    items: [
      ["L'été dernier, Maya a visité la Gaspésie. Quand a-t-elle voyagé?", "l'été dernier"],
      ['Elle y est allée en autobus avec son père. Comment a-t-elle voyagé?', 'en autobus'],
      ['Son père a pris des photos du rocher Percé. De quoi a-t-il pris des photos?', 'du rocher Percé'],
      ['Ils ont dormi dans une auberge près de la mer. Où ont-ils dormi?', 'dans une auberge'],
      ["Un matin, ils ont vu trois baleines. Qu'ont-ils vu?", 'des baleines'],
      [
        "L'eau était trop froide pour se baigner. Pourquoi Maya n'a-t-elle pas nagé?",
        "parce que l'eau était froide",
      ],
      ["Sur la plage, elle a ramassé des coquillages. Qu'a-t-elle ramassé?", 'des coquillages'],
      ["Ils ont mangé du homard au souper. Qu'ont-ils mangé?", 'du homard'],
      ['Maya a envoyé une carte postale à sa cousine. À qui a-t-elle écrit?', 'à sa cousine'],
      ['Le voyage a duré dix jours. Combien de temps a-t-il duré?', 'dix jours'],
      [
        "L'an prochain, Maya veut voir la Colombie-Britannique. Où veut-elle aller?",
        'en Colombie-Britannique',
      ],
    ],
  },
  {
    grade: 6,
    theme: 'Carnaval',
    title: 'Le Carnaval de Québec',
    items: [
      ['Le Carnaval a lieu chaque hiver. En quelle saison a-t-il lieu?', 'en hiver'],
      ['La fête se passe à Québec. Dans quelle ville se passe-t-elle?', 'à Québec'],
      ['Qui est la mascotte de la fête?', 'Bonhomme Carnaval'],
      [
        'Bonhomme porte une ceinture fléchée autour de la taille. Que porte-t-il à la taille?',
        'une ceinture fléchée',
      ],
      ['Sur sa tête, il a une tuque. De quelle couleur est sa célèbre tuque?', 'rouge'],
      ['Des équipes traversent le fleuve Saint-Laurent. Dans quoi le traversent-elles?', 'dans un canot'],
      ['Les artistes sculptent des œuvres. Avec quoi travaillent-ils?', 'avec de la neige'],
      ['Le palais est construit avec de gros blocs. En quoi sont-ils?', 'en glace'],
      ["Le soir, des chars décorés avancent dans la rue. Qu'est-ce que c'est?", 'le défilé'],
      ["On verse du sirop d'érable chaud sur la neige. Quelle gourmandise fait-on?", 'de la tire'],
      ['Pour faire du bruit, les gens soufflent dans un instrument. Lequel?', 'une trompette'],
    ],
  },
]
