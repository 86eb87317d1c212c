import { f, m, phrase } from './word.ts'

export const zooAnimals = [
  m('lion', 'lion', 'lion'),
  m('tigre', 'tiger', 'tiger'),
  m('éléphant', 'elephant', 'elephant'),
  f('girafe', 'giraffe', 'giraffe'),
  m('zèbre', 'zebra', 'zebra'),
  m('singe', 'monkey', 'monkey'),
  m('ours', 'bear', 'bear'),
  m('panda', 'panda', 'panda'),
  m('crocodile', 'crocodile', 'crocodile'),
  m('kangourou', 'kangaroo', 'kangaroo'),
]

export const moreZooAnimals = [
  m('gorille', 'gorilla', 'gorilla'),
  m('koala', 'koala', 'koala'),
  m('hippopotame', 'hippopotamus', 'hippopotamus'),
  m('rhinocéros', 'rhinoceros', 'rhinoceros'),
  m('chameau', 'camel', 'two-hump-camel'),
  m('loup', 'wolf', 'wolf'),
  m('léopard', 'leopard', 'leopard'),
  m('ours polaire', 'polar bear', 'polar-bear', { plural: 'ours polaires' }),
  m('manchot', 'penguin', 'penguin'),
  m('phoque', 'seal', 'seal'),
  m('flamant rose', 'flamingo', 'flamingo', { plural: 'flamants roses' }),
  m('paon', 'peacock', 'peacock'),
]

export const canadianAnimals = [
  m('castor', 'beaver', 'beaver'),
  m('orignal', 'moose', 'moose', { plural: 'orignaux' }),
  m('raton laveur', 'raccoon', 'raccoon', { plural: 'ratons laveurs' }),
  f('mouffette', 'skunk', 'skunk'),
  m('renard', 'fox', 'fox'),
  m('cerf', 'deer', 'deer'),
]

export const zooPhrases = [
  phrase('Le lion rugit.', 'The lion roars.', 'lion-roars'),
  phrase("Le singe grimpe à l'arbre.", 'The monkey climbs the tree.', 'monkey-tree'),
  phrase('La girafe a un long cou.', 'The giraffe has a long neck.', 'giraffe-leaves'),
  phrase("L'éléphant a une trompe.", 'The elephant has a trunk.', 'elephant-water'),
  phrase('Le kangourou saute.', 'The kangaroo jumps.', 'kangaroo-jump'),
  phrase('Le panda mange du bambou.', 'The panda eats bamboo.', 'panda-bamboo'),
]

export const zooDescriptions = [
  phrase("Le crocodile nage dans l'eau.", 'The crocodile swims in the water.', 'crocodile-water'),
  phrase('Le flamant rose se tient sur une patte.', 'The flamingo stands on one leg.', 'flamingo-water'),
  phrase('Le loup hurle à la lune.', 'The wolf howls at the moon.', 'wolf-moon'),
  phrase('Le phoque mange du poisson.', 'The seal eats fish.', 'seal-fish'),
  phrase(
    "L'ours polaire vit dans le Grand Nord.",
    'The polar bear lives in the Far North.',
    'polar-bear-ice',
  ),
  phrase('Le castor construit un barrage.', 'The beaver builds a dam.', 'beaver-dam'),
]

export const zooVisit = [
  phrase('Nous visitons le zoo.', 'We visit the zoo.', 'visit-zoo'),
  phrase('Ne nourrissez pas les animaux.', 'Do not feed the animals.', 'do-not-feed'),
  phrase('Quel est ton animal préféré?', 'What is your favourite animal?', 'favourite-animal'),
]

export const zooWords = [
  ...zooAnimals,
  ...moreZooAnimals,
  ...canadianAnimals,
  ...zooPhrases,
  ...zooDescriptions,
  ...zooVisit,
]
