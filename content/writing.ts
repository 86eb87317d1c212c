import type { Grade } from './grades.ts'

/** A topic on "J'écris": three sentence starters, and the pages whose words the pupil can insert. */
export interface WritingTopic {
  id: string
  title: string
  english: string
  /** Name of its picture. */
  picture: string
  /** Three sentence starters. The pupil continues at "…". */
  frames: readonly [Frame, Frame, Frame]
  /** Keys of the pages that supply the words. */
  pages: readonly string[]
}

interface Frame {
  french: string
  english: string
}

const likes = { french: "J'aime …", english: 'I like …' }
const dislikes = { french: "Je n'aime pas …", english: 'I do not like …' }
const likesBecause = { french: "J'aime … parce que …", english: 'I like … because …' }
const dislikesBecause = { french: "Je n'aime pas … parce que …", english: 'I do not like … because …' }

/** The initial text of a sentence: "J'aime …" → "J'aime ". */
export function startOf({ french }: Frame): string {
  return french.slice(0, french.indexOf('…'))
}

/** The owl's texts on "J'écris". */
export const WRITING_TEXTS = {
  choose: { french: 'Touche une image pour commencer.', english: 'Tap a picture to begin.' },
  write: {
    french: 'Écris trois phrases. Touche une image pour ajouter un mot.',
    english: 'Write three sentences. Tap a picture to add a word.',
  },
  sent: {
    french: "C'est envoyé! Mme Bravo va lire ton texte.",
    english: 'It is sent! Your teacher will read your text.',
  },
}

/** Words that join two ideas. */
export const linkWords = ['parce que', "parce qu'", 'et', 'mais', "c'est"]

/** Adjectives for reasons, which the vocabulary pages lack. */
export const reasons = ['amusant', 'bon', 'beau', 'joli', 'facile', 'difficile', 'intéressant', 'drôle']

export const writingTopics: Readonly<Record<Grade, readonly WritingTopic[]>> = {
  1: [
    {
      ...{ id: 'animals', title: 'Les animaux', english: 'Animals', picture: 'dog' },
      frames: [likes, dislikes, { french: 'Je vois …', english: 'I see …' }],
      pages: ['Page_Grade1_Vocabulary_Pets'],
    },
    {
      ...{ id: 'sports', title: 'Les sports', english: 'Sports', picture: 'ice-hockey' },
      frames: [likes, dislikes, { french: "Mon sport, c'est …", english: 'My sport is …' }],
      pages: ['Page_Grade1_Vocabulary_Sports'],
    },
    {
      ...{ id: 'school', title: 'Ma classe', english: 'My classroom', picture: 'backpack' },
      frames: [
        { french: 'Je vois …', english: 'I see …' },
        likes,
        { french: "Ma couleur préférée, c'est le …", english: 'My favourite colour is …' },
      ],
      pages: ['Page_Grade1_Vocabulary_Classroom'],
    },
  ],
  3: [
    {
      ...{ id: 'animals', title: 'Les animaux', english: 'Animals', picture: 'lion' },
      frames: [
        likes,
        dislikes,
        { french: "Mon animal préféré, c'est …", english: 'My favourite animal is …' },
      ],
      pages: ['Page_Grade3_Vocabulary_Zoo', 'Page_Grade3_Vocabulary_Farm', 'Page_Grade3_Vocabulary_Pets'],
    },
    {
      ...{ id: 'pizza', title: 'Ma pizza', english: 'My pizza', picture: 'pizza' },
      frames: [
        { french: 'Sur ma pizza, je choisis …', english: 'On my pizza, I choose …' },
        likesBecause,
        dislikes,
      ],
      pages: ['Page_Grade3_Vocabulary_Pizza'],
    },
    {
      ...{ id: 'school', title: 'Mon école', english: 'My school', picture: 'school' },
      frames: [
        { french: "À l'école, j'aime …", english: 'At school, I like …' },
        dislikes,
        { french: 'Dans ma classe, je vois …', english: 'In my classroom, I see …' },
      ],
      pages: ['Page_Grade3_Vocabulary_School', 'Page_Grade3_Vocabulary_Classroom'],
    },
  ],
  4: [
    {
      ...{ id: 'animals', title: 'Les animaux', english: 'Animals', picture: 'cat' },
      frames: [
        { french: "Mon animal préféré, c'est …", english: 'My favourite animal is …' },
        likesBecause,
        dislikesBecause,
      ],
      pages: [
        'Page_Grade4_Vocabulary_Animals_Pets',
        'Page_Grade4_Vocabulary_Animals_Zoo',
        'Page_Grade4_Vocabulary_Adjectives',
      ],
    },
    {
      ...{ id: 'winter', title: "L'hiver", english: 'Winter', picture: 'snowman' },
      frames: [
        { french: 'En hiver, je porte …', english: 'In winter, I wear …' },
        { french: "Dehors, j'aime …", english: 'Outside, I like …' },
        dislikesBecause,
      ],
      pages: ['Page_Grade4_Vocabulary_Winter_Clothing', 'Page_Grade4_Vocabulary_Winter_Activities'],
    },
    {
      ...{ id: 'free-time', title: 'Mes activités', english: 'My activities', picture: 'artist-palette' },
      frames: [
        { french: "Après l'école, j'aime …", english: 'After school, I like to …' },
        { french: 'Avec mes amis, je veux …', english: 'With my friends, I want to …' },
        dislikesBecause,
      ],
      pages: ['Page_Grade4_Vocabulary_Activities', 'Page_Grade4_Vocabulary_Party_Activities'],
    },
  ],
  5: [
    {
      ...{ id: 'food', title: 'Mes goûts', english: 'What I like to eat', picture: 'pizza' },
      frames: [
        { french: 'Pour ma fête, je voudrais …', english: 'For my birthday, I would like …' },
        likesBecause,
        dislikesBecause,
      ],
      pages: [
        'Page_Grade5_Vocabulary_Pizza',
        'Page_Grade5_Vocabulary_Buffet',
        'Page_Grade5_Vocabulary_Ingredients',
      ],
    },
    {
      ...{ id: 'jobs', title: 'Les métiers', english: 'Jobs', picture: 'firefighter' },
      frames: [
        { french: 'Je connais …', english: 'I know …' },
        { french: "J'admire … parce que …", english: 'I admire … because …' },
        { french: "Mon lieu préféré, c'est …", english: 'My favourite place is …' },
      ],
      pages: ['Page_Grade5_Vocabulary_Professions', 'Page_Grade5_Vocabulary_Workplaces'],
    },
    {
      ...{ id: 'feelings', title: 'Mes émotions', english: 'My feelings', picture: 'star-struck' },
      frames: [
        { french: "Aujourd'hui, je suis … parce que …", english: 'Today I am … because …' },
        { french: 'Je suis … quand …', english: 'I am … when …' },
        { french: 'Mon ami est …', english: 'My friend is …' },
      ],
      pages: ['Page_Grade5_Vocabulary_Emotions', 'Page_Grade5_Vocabulary_Adjectives'],
    },
  ],
  6: [
    {
      ...{ id: 'vacation', title: 'Les vacances', english: 'Vacation', picture: 'airplane' },
      frames: [
        { french: 'Pendant les vacances, je veux …', english: 'On vacation, I want to …' },
        { french: 'Dans ma valise, je mets …', english: 'In my suitcase, I pack …' },
        likesBecause,
      ],
      pages: ['Page_Grade6_Vocabulary_Vacation', 'Page_Grade6_Vocabulary_Activity'],
    },
    {
      ...{ id: 'festival', title: 'Le festival', english: 'The festival', picture: 'ferris-wheel' },
      frames: [
        { french: "Au festival, j'ai vu …", english: 'At the festival, I saw …' },
        { french: 'Je préfère … parce que …', english: 'I prefer … because …' },
        { french: "L'année prochaine, je vais …", english: 'Next year, I am going to …' },
      ],
      pages: [
        'Page_Grade6_Vocabulary_Festival_Sights',
        'Page_Grade6_Vocabulary_Festival_Food',
        'Page_Grade6_Vocabulary_Festival_Activities',
      ],
    },
    {
      ...{ id: 'feelings', title: 'Qui suis-je?', english: 'Who am I?', picture: 'star-struck' },
      frames: [
        { french: 'Je suis … parce que …', english: 'I am … because …' },
        { french: 'Je suis … quand …', english: 'I am … when …' },
        dislikesBecause,
      ],
      pages: ['Page_Grade6_Vocabulary_Emotions', 'Page_Grade6_Vocabulary_Activity'],
    },
  ],
}

/** Picture names of all topics. */
export const writingPictures = Object.values(writingTopics).flatMap((topics) =>
  topics.map(({ picture }) => picture),
)

/** All French texts of the topics and the words that join ideas or give reasons. */
export const writingTexts = [
  ...Object.values(writingTopics).flatMap((topics) =>
    topics.flatMap(({ title, frames }) => [title, ...frames.map(({ french }) => french.replaceAll('…', ''))]),
  ),
  ...linkWords,
  ...reasons,
]
