import { f, m, phrase } from './word.ts'

export const closeFamily = [
  f('famille', 'family', 'family-portrait'),
  f('mère', 'mother', 'my-mother'),
  m('père', 'father', 'my-father'),
  f('sœur', 'sister', 'my-sister'),
  m('frère', 'brother', 'my-brother'),
  f('grand-mère', 'grandmother', 'my-grandmother', { plural: 'grands-mères' }),
  m('grand-père', 'grandfather', 'my-grandfather', { plural: 'grands-pères' }),
  m('bébé', 'baby', 'baby'),
]

export const relatives = [
  f('tante', 'aunt', 'my-aunt'),
  m('oncle', 'uncle', 'my-uncle'),
  f('cousine', 'cousin (a girl)', 'my-cousin-girl'),
  m('cousin', 'cousin (a boy)', 'my-cousin-boy'),
]

export const generations = [
  m('parents', 'parents', 'my-parents', { isPlural: true }),
  m('grands-parents', 'grandparents', 'my-grandparents', { isPlural: true }),
  f('fille', 'daughter', 'their-daughter'),
  m('fils', 'son', 'their-son', { plural: 'fils' }),
]

export const extendedFamily = [
  f('belle-mère', 'stepmother, mother-in-law', 'my-stepmother', { plural: 'belles-mères' }),
  m('beau-père', 'stepfather, father-in-law', 'my-stepfather', { plural: 'beaux-pères' }),
  f('demi-sœur', 'half-sister, stepsister', 'my-half-sister', { plural: 'demi-sœurs' }),
  m('demi-frère', 'half-brother, stepbrother', 'my-half-brother', { plural: 'demi-frères' }),
  f('nièce', 'niece', 'their-niece'),
  m('neveu', 'nephew', 'their-nephew', { plural: 'neveux' }),
  f('petite-fille', 'granddaughter', 'their-granddaughter', { plural: 'petites-filles' }),
  m('petit-fils', 'grandson', 'their-grandson', { plural: 'petits-fils' }),
  m('jumeaux', 'twins', 'twins', { isPlural: true }),
]

export const familyHistory = [
  f('arrière-grand-mère', 'great-grandmother', 'my-great-grandmother', { plural: 'arrière-grands-mères' }),
  m('arrière-grand-père', 'great-grandfather', 'my-great-grandfather', { plural: 'arrière-grands-pères' }),
  m('arbre généalogique', 'family tree', 'family-tree', { plural: 'arbres généalogiques' }),
  m('album de photos', 'photo album', 'photo-album', { plural: 'albums de photos' }),
  m('mariage', 'wedding', 'their-wedding'),
  f('naissance', 'birth', 'a-birth'),
]

export const firstFamilyPhrases = [
  phrase('Voici ma famille.', 'Here is my family.', 'family-photo'),
  phrase("J'ai un frère.", 'I have a brother.', 'have-brother'),
  phrase("J'ai une sœur.", 'I have a sister.', 'have-sister'),
  phrase("J'aime ma grand-mère.", 'I love my grandmother.', 'love-grandmother'),
  phrase("Je m'appelle Léo.", 'My name is Léo.', 'name-leo'),
]

export const familyPhrases = [
  phrase("J'ai un frère et une sœur.", 'I have a brother and a sister.', 'brother-and-sister'),
  phrase("Mon père s'appelle Marc.", "My father's name is Marc.", 'father-marc'),
  phrase('Mes parents sont gentils.', 'My parents are kind.', 'kind-parents'),
  phrase("J'ai huit ans.", 'I am eight years old.', 'eight-years'),
]

export const moreFamilyPhrases = [
  phrase('Nous sommes cinq dans ma famille.', 'There are five of us in my family.', 'five-in-family'),
  phrase('Mes grands-parents habitent loin.', 'My grandparents live far away.', 'grandparents-far'),
  phrase('Mon grand-père raconte une histoire.', 'My grandfather tells a story.', 'grandfather-story'),
  phrase('Ma tante a deux enfants.', 'My aunt has two children.', 'aunt-two-children'),
  phrase('Le dimanche, nous mangeons ensemble.', 'On Sundays, we eat together.', 'sunday-meal'),
]

export const aboutMe = [
  phrase("J'habite au Canada.", 'I live in Canada.', 'live-canada'),
  phrase('Je parle anglais et français.', 'I speak English and French.', 'two-languages'),
  phrase('Ma fête est en juin.', 'My birthday is in June.', 'birthday-june'),
]

export const familyDescriptions = [
  phrase('Je ressemble à ma mère.', 'I look like my mother.', 'look-like-mother'),
  phrase('Mon frère est plus grand que moi.', 'My brother is taller than I am.', 'brother-taller'),
  phrase('Ma cousine a le même âge que moi.', 'My cousin is the same age as I am.', 'same-age'),
  phrase("Je m'entends bien avec ma sœur.", 'I get along well with my sister.', 'get-along'),
  phrase('Mon chien fait partie de la famille.', 'My dog is part of the family.', 'dog-in-family'),
  phrase("Mon oncle travaille à l'hôpital.", 'My uncle works at the hospital.', 'uncle-hospital'),
  phrase('Nous jouons à un jeu de société.', 'We play a board game.', 'board-game'),
]

export const familyStories = [
  phrase('Ma grand-mère est née en Haïti.', 'My grandmother was born in Haiti.', 'grandmother-haiti'),
  phrase(
    'Mes parents se sont mariés il y a quinze ans.',
    'My parents got married fifteen years ago.',
    'married-fifteen-years',
  ),
  phrase("Mon grand-père m'a appris à patiner.", 'My grandfather taught me to skate.', 'learnt-skating'),
  phrase(
    "J'appelle ma grand-mère tous les dimanches.",
    'I call my grandmother every Sunday.',
    'call-grandmother',
  ),
  phrase(
    "Je m'occupe de ma petite sœur après l'école.",
    'I look after my little sister after school.',
    'look-after-sister',
  ),
  phrase(
    'À Noël, toute la famille se réunit chez nous.',
    'At Christmas, the whole family gets together at our house.',
    'family-christmas',
  ),
  phrase(
    'Plus tard, je voudrais avoir deux enfants.',
    'Later, I would like to have two children.',
    'want-two-children',
  ),
  phrase(
    "La famille, c'est aussi les gens qu'on aime.",
    'Family is also the people we love.',
    'people-we-love',
  ),
]

export const familyWords = [
  ...closeFamily,
  ...relatives,
  ...generations,
  ...extendedFamily,
  ...familyHistory,
  ...firstFamilyPhrases,
  ...familyPhrases,
  ...moreFamilyPhrases,
  ...aboutMe,
  ...familyDescriptions,
  ...familyStories,
]
