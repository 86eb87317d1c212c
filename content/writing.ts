import { withDefinite } from '../domain/french.ts'
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

/**
 * Forms of a noun in a sentence. `some`: "un chien", "du fromage", "des gants". `all`: "les chiens", "le
 * fromage", "les gants".
 */
export interface NounForms {
  some: string
  all: string
}

/**
 * Words that fit a frame. Nouns: `the` ("le chien") and `NounForms`. `verb`: "nager".
 * `adjective`: both forms, `masculine`: one of them. `colour`: "le rouge".
 */
type Fit = keyof NounForms | 'the' | 'verb' | 'adjective' | 'masculine' | 'colour'

export interface Frame {
  french: string
  english: string
  takes: readonly Fit[]
  /** Keys of its pages, if it does not use all pages of the topic. */
  pages?: readonly string[]
  /** Words of these pages that make no sense here. */
  without?: readonly string[]
}

const frame = (
  french: string,
  english: string,
  takes: Frame['takes'],
  limits: Pick<Frame, 'pages' | 'without'> = {},
): Frame => ({ french, english, takes, ...limits })

const likes = frame("J'aime …", 'I like …', ['all'])
const dislikes = frame("Je n'aime pas …", 'I do not like …', ['all'])
const likesBecause = frame("J'aime … parce que …", 'I like … because …', ['all'])
const dislikesBecause = frame("Je n'aime pas … parce que …", 'I do not like … because …', ['all'])

const notAnimals = [
  ...['la ferme', 'la grange', 'le champ', 'le tracteur', 'la fermière', 'la laisse', 'le collier'],
  ...['la niche', 'la cage', "l'aquarium", 'le bol', 'le jouet', 'la balle'],
]
const schoolPeople = [
  ...["l'enseignante", "l'enseignant", 'la directrice', 'le directeur', 'le concierge'],
  ...['la bibliothécaire', "le chauffeur d'autobus", "l'élève"],
]
const notFoods = ['la pâte', 'la croûte', 'le four']
const notToppings = [
  ...['la pizza au fromage', 'la pizza au pepperoni', 'la pizza aux champignons', 'la pizza végétarienne'],
  ...['le jus', 'le lait', "l'eau"],
]

/** The words in the forms that continue the frame: "les chiens" of "le chien" after "J'aime". */
export function wordsInFrame(
  { takes, without = [] }: Frame,
  french: string,
  forms: ReadonlyMap<string, NounForms>,
): string[] {
  if (/[.!?]$/.test(french) || without.includes(french)) return []
  const isNoun = /^(?:l[ae] |les |l')/.test(french)
  return takes.flatMap((fit) => {
    if (fit === 'the') return isNoun ? [french] : []
    if (fit === 'some' || fit === 'all') return isNoun ? [forms.get(french)?.[fit] ?? french] : []
    if (isNoun) return []
    const [masculine = french, ...feminine] = french.split(', ')
    if (fit === 'verb') return [ofMyself(french)]
    if (fit === 'colour') return [withDefinite({ french: masculine, gender: 'm' })]
    return fit === 'masculine' ? [masculine] : [masculine, ...feminine]
  })
}

/** "se baigner" → "me baigner", "faire sa valise" → "faire ma valise". */
function ofMyself(infinitive: string): string {
  return infinitive.replace(/^se /, 'me ').replace(/^s'/, "m'").replace(' sa ', ' ma ')
}

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

/** Hint about words that are not in the dictionary. */
export function unknownWordsHint(count: number): { french: string; english: string } {
  return count === 1
    ? { french: 'Regarde encore, ou garde-le.', english: "I don't know this. Check again, or keep it." }
    : { french: 'Regarde encore, ou garde-les.', english: "I don't know these. Check again, or keep them." }
}

/** Words that join two ideas. */
export const linkWords = ['parce que', "parce qu'", 'et', 'mais', "c'est", 'quand']

/** Adjectives for giving reasons. The word pages do not have them. */
export const reasons = ['amusant', 'bon', 'beau', 'joli', 'facile', 'difficile', 'intéressant', 'drôle']

export const writingTopics: Readonly<Record<Grade, readonly WritingTopic[]>> = {
  1: [
    {
      ...{ id: 'animals', title: 'Les animaux', english: 'Animals', picture: 'dog' },
      frames: [likes, dislikes, frame('Je vois …', 'I see …', ['some'])],
      pages: ['Page_Grade1_Vocabulary_Pets'],
    },
    {
      ...{ id: 'sports', title: 'Les sports', english: 'Sports', picture: 'ice-hockey' },
      frames: [likes, dislikes, frame("Mon sport, c'est …", 'My sport is …', ['the'])],
      pages: ['Page_Grade1_Vocabulary_Sports'],
    },
    {
      ...{ id: 'school', title: 'Ma classe', english: 'My classroom', picture: 'backpack' },
      frames: [
        frame('Je vois …', 'I see …', ['some']),
        { ...likes, takes: ['all', 'colour'] },
        frame("Ma couleur préférée, c'est …", 'My favourite colour is …', ['colour']),
      ],
      pages: ['Page_Grade1_Vocabulary_Classroom'],
    },
  ],
  3: [
    {
      ...{ id: 'animals', title: 'Les animaux', english: 'Animals', picture: 'lion' },
      frames: [
        likes,
        { ...dislikes, without: ['la fermière'] },
        frame("Mon animal préféré, c'est …", 'My favourite animal is …', ['the'], { without: notAnimals }),
      ],
      pages: ['Page_Grade3_Vocabulary_Zoo', 'Page_Grade3_Vocabulary_Farm', 'Page_Grade3_Vocabulary_Pets'],
    },
    {
      ...{ id: 'pizza', title: 'Ma pizza', english: 'My pizza', picture: 'pizza' },
      frames: [
        frame('Sur ma pizza, je choisis …', 'On my pizza, I choose …', ['all'], { without: notToppings }),
        likesBecause,
        dislikes,
      ],
      pages: ['Page_Grade3_Vocabulary_Pizza'],
    },
    {
      ...{ id: 'school', title: 'Mon école', english: 'My school', picture: 'school' },
      frames: [
        frame("À l'école, j'aime …", 'At school, I like …', ['the'], {
          pages: ['Page_Grade3_Vocabulary_School'],
          without: ["l'école", "l'élève"],
        }),
        {
          ...dislikes,
          takes: ['the'],
          pages: ['Page_Grade3_Vocabulary_School'],
          without: schoolPeople,
        },
        frame('Dans ma classe, je vois …', 'In my classroom, I see …', ['some'], {
          pages: ['Page_Grade3_Vocabulary_Classroom'],
        }),
      ],
      pages: ['Page_Grade3_Vocabulary_School', 'Page_Grade3_Vocabulary_Classroom'],
    },
  ],
  4: [
    {
      ...{ id: 'animals', title: 'Les animaux', english: 'Animals', picture: 'cat' },
      frames: [
        frame("Mon animal préféré, c'est …", 'My favourite animal is …', ['the'], { without: notAnimals }),
        likesBecause,
        dislikesBecause,
      ],
      pages: ['Page_Grade4_Vocabulary_Animals_Pets', 'Page_Grade4_Vocabulary_Animals_Zoo'],
    },
    {
      ...{ id: 'winter', title: "L'hiver", english: 'Winter', picture: 'snowman' },
      frames: [
        frame('En hiver, je porte …', 'In winter, I wear …', ['some'], {
          pages: ['Page_Grade4_Vocabulary_Winter_Clothing'],
        }),
        frame("Dehors, j'aime …", 'Outside, I like to …', ['verb'], {
          pages: ['Page_Grade4_Vocabulary_Winter_Activities'],
        }),
        { ...dislikesBecause, takes: ['all', 'verb'] },
      ],
      pages: ['Page_Grade4_Vocabulary_Winter_Clothing', 'Page_Grade4_Vocabulary_Winter_Activities'],
    },
    {
      ...{ id: 'free-time', title: 'Mes activités', english: 'My activities', picture: 'artist-palette' },
      frames: [
        frame("Après l'école, j'aime …", 'After school, I like to …', ['verb'], {
          pages: ['Page_Grade4_Vocabulary_Activities'],
        }),
        frame('Avec mes amis, je veux …', 'With my friends, I want to …', ['verb'], {
          without: ['inviter des amis'],
        }),
        { ...dislikesBecause, takes: ['the', 'verb'] },
      ],
      pages: ['Page_Grade4_Vocabulary_Activities', 'Page_Grade4_Vocabulary_Party_Activities'],
    },
  ],
  5: [
    {
      ...{ id: 'food', title: 'Mes goûts', english: 'What I like to eat', picture: 'pizza' },
      frames: [
        frame('Pour ma fête, je voudrais …', 'For my birthday, I would like …', ['some'], {
          pages: ['Page_Grade5_Vocabulary_Pizza', 'Page_Grade5_Vocabulary_Buffet'],
          without: notFoods,
        }),
        { ...likesBecause, without: notFoods },
        { ...dislikesBecause, without: notFoods },
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
        frame('Je connais …', 'I know …', ['some'], { pages: ['Page_Grade5_Vocabulary_Professions'] }),
        frame("J'admire … parce que …", 'I admire … because …', ['all'], {
          pages: ['Page_Grade5_Vocabulary_Professions'],
        }),
        frame("Mon lieu préféré, c'est …", 'My favourite place is …', ['the'], {
          pages: ['Page_Grade5_Vocabulary_Workplaces'],
        }),
      ],
      pages: ['Page_Grade5_Vocabulary_Professions', 'Page_Grade5_Vocabulary_Workplaces'],
    },
    {
      ...{ id: 'feelings', title: 'Mes émotions', english: 'My feelings', picture: 'star-struck' },
      frames: [
        frame("Aujourd'hui, je suis … parce que …", 'Today I am … because …', ['adjective']),
        frame('Je suis … quand …', 'I am … when …', ['adjective']),
        frame('Mon ami est …', 'My friend is …', ['masculine']),
      ],
      pages: ['Page_Grade5_Vocabulary_Emotions', 'Page_Grade5_Vocabulary_Adjectives'],
    },
  ],
  6: [
    {
      ...{ id: 'vacation', title: 'Les vacances', english: 'Vacation', picture: 'airplane' },
      frames: [
        frame('Pendant les vacances, je veux …', 'On vacation, I want to …', ['verb']),
        frame('En voyage, je vois …', 'On a trip, I see …', ['some'], {
          pages: ['Page_Grade6_Vocabulary_Vacation'],
        }),
        { ...likesBecause, takes: ['all', 'verb'] },
      ],
      pages: ['Page_Grade6_Vocabulary_Vacation', 'Page_Grade6_Vocabulary_Activity'],
    },
    {
      ...{ id: 'festival', title: 'Le festival', english: 'The festival', picture: 'ferris-wheel' },
      frames: [
        frame("Au festival, j'ai vu …", 'At the festival, I saw …', ['some'], {
          pages: ['Page_Grade6_Vocabulary_Festival_Sights'],
        }),
        frame('Je préfère … parce que …', 'I prefer … because …', ['the', 'verb']),
        frame("L'année prochaine, je vais …", 'Next year, I am going to …', ['verb'], {
          pages: ['Page_Grade6_Vocabulary_Festival_Activities'],
        }),
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
        frame('Je suis … parce que …', 'I am … because …', ['adjective'], {
          pages: ['Page_Grade6_Vocabulary_Emotions'],
        }),
        frame('Je suis … quand …', 'I am … when …', ['adjective'], {
          pages: ['Page_Grade6_Vocabulary_Emotions'],
        }),
        { ...dislikesBecause, takes: ['all', 'verb'], pages: ['Page_Grade6_Vocabulary_Activity'] },
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
