/** Data of a song in addition to its score. */
export interface SongSeed {
  /** Name of the score. */
  id: string
  title: string
  english: string
  about: { french: string; english: string }
  /** English translation of every lyrics line. */
  translation: Readonly<Record<string, string>>
}

/** Traditional songs, whose lyrics and melodies are in the public domain. */
export const songs: readonly SongSeed[] = [
  {
    id: 'frere-jacques',
    title: 'Frère Jacques',
    english: 'Brother James',
    about: {
      french: 'Chante-la en canon avec ta classe : un groupe commence, puis un autre.',
      english: 'Sing it as a round with your class: one group begins, then another.',
    },
    translation: {
      'Frère Jacques, frère Jacques,': 'Brother James, brother James,',
      'Dormez-vous? Dormez-vous?': 'Are you sleeping? Are you sleeping?',
      'Sonnez les matines! Sonnez les matines!': 'Ring the morning bells! Ring the morning bells!',
      'Din, dan, don! Din, dan, don!': 'Ding, dang, dong! Ding, dang, dong!',
    },
  },
  {
    id: 'au-clair-de-la-lune',
    title: 'Au clair de la lune',
    english: 'By the light of the moon',
    about: {
      french: 'Une chanson du soir, vieille de plus de deux cents ans.',
      english: 'An evening song, more than two hundred years old.',
    },
    translation: {
      'Au clair de la lune, mon ami Pierrot,': 'By the light of the moon, my friend Pierrot,',
      'Prête-moi ta plume pour écrire un mot.': 'Lend me your pen to write a word.',
      "Ma chandelle est morte, je n'ai plus de feu.": 'My candle is out, I have no more fire.',
      "Ouvre-moi ta porte, pour l'amour de Dieu.": 'Open your door for me, for the love of God.',
      'Au clair de la lune, Pierrot répondit :': 'By the light of the moon, Pierrot answered:',
      "Je n'ai pas de plume, je suis dans mon lit.": 'I have no pen, I am in my bed.',
      "Va chez la voisine, je crois qu'elle y est,": "Go to the neighbour's, I think she is there,",
      'Car dans sa cuisine on bat le briquet.': 'For in her kitchen someone is lighting a fire.',
    },
  },
  {
    id: 'sur-le-pont-d-avignon',
    title: "Sur le pont d'Avignon",
    english: 'On the bridge of Avignon',
    about: {
      french: 'Danse en rond avec tes amis. Salue comme les messieurs, puis comme les dames.',
      english: 'Dance in a circle with your friends. Bow like the gentlemen, then like the ladies.',
    },
    translation: {
      "Sur le pont d'Avignon, on y danse, on y danse,": 'On the bridge of Avignon, they dance, they dance,',
      "Sur le pont d'Avignon, on y danse tous en rond.":
        'On the bridge of Avignon, they all dance in a ring.',
      'Les beaux messieurs font comme ça,': 'The fine gentlemen go like this,',
      'Les belles dames font comme ça,': 'The fine ladies go like this,',
      'Et puis encore comme ça.': 'And then like this again.',
    },
  },
  {
    id: 'savez-vous-planter-les-choux',
    title: 'Savez-vous planter les choux?',
    english: 'Do you know how to plant cabbages?',
    about: {
      french: 'Montre la partie du corps que tu chantes.',
      english: 'Show the part of the body that you sing.',
    },
    translation: {
      'Savez-vous planter les choux,': 'Do you know how to plant cabbages,',
      'à la mode, à la mode,': 'in the way, in the way,',
      'à la mode de chez nous?': 'in the way that we do?',
      'à la mode de chez nous.': 'in the way that we do.',
      'On les plante avec les mains,': 'We plant them with our hands,',
      'On les plante avec les pieds,': 'We plant them with our feet,',
      'On les plante avec le nez,': 'We plant them with our nose,',
    },
  },
  {
    id: 'pomme-de-reinette',
    title: "Pomme de reinette et pomme d'api",
    english: 'Russet apple and lady apple',
    about: {
      french: "La reinette et l'api sont deux sortes de pommes.",
      english: 'The reinette and the api are two kinds of apples.',
    },
    translation: {
      "Pomme de reinette et pomme d'api,": 'Russet apple and lady apple,',
      "D'api, d'api rouge.": 'Lady, red lady apple.',
      "D'api, d'api gris.": 'Lady, grey lady apple.',
    },
  },
  {
    id: 'mon-ane',
    title: 'Mon âne, mon âne',
    english: 'My donkey, my donkey',
    about: {
      french: "L'âne a mal partout! Invente un autre cadeau pour lui.",
      english: 'The donkey hurts all over! Make up another gift for him.',
    },
    translation: {
      'Mon âne, mon âne a bien mal à la tête.': 'My donkey, my donkey has a sore head.',
      'Madame lui fait faire un bonnet pour sa fête,': 'Madame has a cap made for his birthday,',
      'Un bonnet pour sa fête, et des souliers lilas, la la,':
        'A cap for his birthday, and lilac shoes, la la,',
      'Et des souliers lilas.': 'And lilac shoes.',
      'Mon âne, mon âne a bien mal aux yeux.': 'My donkey, my donkey has sore eyes.',
      'Madame lui fait faire une paire de lunettes bleues,':
        'Madame has a pair of blue glasses made for him,',
      'Une paire de lunettes bleues, et des souliers lilas, la la,':
        'A pair of blue glasses, and lilac shoes, la la,',
      "Mon âne, mon âne a bien mal à l'estomac.": 'My donkey, my donkey has a sore stomach.',
      'Madame lui fait faire une tasse de chocolat,': 'Madame has a cup of chocolate made for him,',
      'Une tasse de chocolat, et des souliers lilas, la la,': 'A cup of chocolate, and lilac shoes, la la,',
    },
  },
  {
    id: 'promenons-nous-dans-les-bois',
    title: 'Promenons-nous dans les bois',
    english: 'Let us walk in the woods',
    about: {
      french: "Un enfant est le loup. Quand il dit « J'arrive », tout le monde court!",
      english: 'One child is the wolf. When the wolf says "I am coming", everyone runs!',
    },
    translation: {
      'Promenons-nous dans les bois,': 'Let us walk in the woods,',
      "Pendant que le loup n'y est pas.": 'While the wolf is not there.',
      'Si le loup y était, il nous mangerait.': 'If the wolf were there, he would eat us.',
      "Mais comme il n'y est pas, il n'nous mangera pas.": 'But as he is not there, he will not eat us.',
      "Loup, y es-tu? Que fais-tu? M'entends-tu?": 'Wolf, are you there? What are you doing? Do you hear me?',
      'Je mets ma chemise!': 'I am putting on my shirt!',
      'Je mets mon manteau!': 'I am putting on my coat!',
      "J'arrive! Sauvez-vous, vite!": 'I am coming! Run away, quick!',
    },
  },
  {
    id: 'fais-dodo',
    title: 'Fais dodo, Colas',
    english: 'Go to sleep, Colas',
    about: {
      french: "Une berceuse : on la chante tout doucement au bébé qui s'endort.",
      english: 'A lullaby: it is sung very softly to a baby who is falling asleep.',
    },
    translation: {
      "Fais dodo, Colas, mon p'tit frère,": 'Go to sleep, Colas, my little brother,',
      "Fais dodo, t'auras du lolo.": 'Go to sleep, you will have some milk.',
      'Maman est en haut, qui fait des gâteaux;': 'Mama is upstairs, making cakes;',
      'Papa est en bas, qui fait du chocolat.': 'Papa is downstairs, making chocolate.',
    },
  },
  {
    id: 'ah-vous-dirai-je-maman',
    title: 'Ah! vous dirai-je, maman',
    english: 'Ah! Shall I tell you, Mother',
    about: {
      french: "Tu connais cet air : en anglais, il parle d'une étoile.",
      english: 'You know this tune: in English, it is about a star.',
    },
    translation: {
      'Ah! vous dirai-je, maman,': 'Ah! Shall I tell you, Mother,',
      'Ce qui cause mon tourment?': 'What causes my torment?',
      'Papa veut que je raisonne': 'Papa wants me to reason',
      'Comme une grande personne.': 'Like a grown-up person.',
      'Moi, je dis que les bonbons': 'Me, I say that candy',
      'Valent mieux que la raison.': 'Is better than reason.',
    },
  },
  {
    id: 'a-la-claire-fontaine',
    title: 'À la claire fontaine',
    english: 'At the clear fountain',
    about: {
      french: 'Les gens de la Nouvelle-France la chantaient déjà en canot.',
      english: 'The people of New France already sang it in their canoes.',
    },
    translation: {
      "À la claire fontaine, m'en allant promener,": 'At the clear fountain, as I went walking,',
      "J'ai trouvé l'eau si belle que je m'y suis baigné.":
        'I found the water so lovely that I bathed in it.',
      "Il y a longtemps que je t'aime, jamais je ne t'oublierai.":
        'I have loved you for so long, I will never forget you.',
      "Sous les feuilles d'un chêne, je me suis fait sécher.": 'Under the leaves of an oak, I dried myself.',
      'Sur la plus haute branche un rossignol chantait.': 'On the highest branch a nightingale was singing.',
      'Chante, rossignol, chante, toi qui as le cœur gai.':
        'Sing, nightingale, sing, you whose heart is merry.',
      "Tu as le cœur à rire, moi, je l'ai à pleurer.":
        'Your heart feels like laughing, mine feels like crying.',
    },
  },
  {
    id: 'il-court-le-furet',
    title: 'Il court, il court, le furet',
    english: 'The ferret runs and runs',
    about: {
      french: 'Assis en rond, les amis font passer une bague sur une corde. Qui a le furet?',
      english: 'Sitting in a circle, friends pass a ring along a string. Who has the ferret?',
    },
    translation: {
      'Il court, il court, le furet,': 'He runs, he runs, the ferret,',
      'Le furet du bois, mesdames,': 'The ferret of the woods, ladies,',
      'Le furet du bois joli.': 'The ferret of the pretty woods.',
      'Il est passé par ici,': 'He came by here,',
      'Il repassera par là.': 'He will come back by there.',
    },
  },
  {
    id: 'le-bon-roi-dagobert',
    title: 'Le bon roi Dagobert',
    english: 'Good King Dagobert',
    about: {
      french: 'Dagobert était un vrai roi, il y a presque mille quatre cents ans.',
      english: 'Dagobert was a real king, almost one thousand four hundred years ago.',
    },
    translation: {
      "Le bon roi Dagobert a mis sa culotte à l'envers.":
        'Good King Dagobert put his breeches on inside out.',
      'Le grand saint Éloi lui dit : Ô mon roi,': 'The great Saint Éloi told him: O my king,',
      'Votre Majesté est mal culottée.': 'Your Majesty is badly breeched.',
      "C'est vrai, lui dit le roi, je vais la remettre à l'endroit.":
        'That is true, said the king, I will put them on the right way.',
      'Le bon roi Dagobert fut mettre son bel habit vert.':
        'Good King Dagobert went to put on his fine green coat.',
      'Votre habit paré au coude est percé.': 'Your fine coat has a hole at the elbow.',
      "C'est vrai, lui dit le roi, le tien est bon, prête-le-moi.":
        'That is true, said the king, yours is good, lend it to me.',
    },
  },
  {
    id: 'mon-beau-sapin',
    title: 'Mon beau sapin',
    english: 'My beautiful fir tree',
    about: {
      french: 'Un air allemand que le monde entier chante en hiver.',
      english: 'A German tune that the whole world sings in winter.',
    },
    translation: {
      'Mon beau sapin, roi des forêts,': 'My beautiful fir tree, king of the forests,',
      "Que j'aime ta verdure!": 'How I love your greenery!',
      "Quand, par l'hiver, bois et guérets": 'When, in winter, woods and fields',
      'Sont dépouillés de leurs attraits,': 'Have lost all their charm,',
      'Tu gardes ta parure.': 'You keep your finery.',
      'Mon beau sapin, tes verts sommets': 'My beautiful fir tree, your green tops',
      'Et leur fidèle ombrage,': 'And their faithful shade,',
      'De la foi qui ne ment jamais,': 'Of the faith that never lies,',
      'De la constance et de la paix,': 'Of constancy and of peace,',
      "M'offrent la douce image.": 'Give me the gentle image.',
    },
  },
]

/** Songs for the youngest pupils. */
export const firstSongs: readonly string[] = [
  'frere-jacques',
  'pomme-de-reinette',
  'savez-vous-planter-les-choux',
  'sur-le-pont-d-avignon',
  'mon-ane',
  'promenons-nous-dans-les-bois',
  'au-clair-de-la-lune',
  'fais-dodo',
]
