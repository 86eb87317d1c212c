import { f, m, phrase } from './word.ts'

export const farmAnimals = [
  f('vache', 'cow', 'cow'),
  m('taureau', 'bull', 'ox'),
  m('cheval', 'horse', 'horse'),
  m('cochon', 'pig', 'pig'),
  m('mouton', 'sheep', 'ewe'),
  m('bélier', 'ram', 'ram-on-rock'),
  f('chèvre', 'goat', 'goat'),
  m('âne', 'donkey', 'donkey'),
  f('poule', 'hen', 'chicken'),
  m('coq', 'rooster', 'rooster'),
  m('poussin', 'chick', 'baby-chick'),
  m('canard', 'duck', 'duck'),
  f('oie', 'goose', 'goose'),
  m('dindon', 'turkey', 'turkey'),
  f('souris', 'mouse', 'mouse'),
  f('abeille', 'bee', 'honeybee'),
]

export const farmBabies = [
  m('veau', 'calf', 'calf'),
  m('poulain', 'foal', 'foal'),
  m('porcelet', 'piglet', 'piglet'),
  m('agneau', 'lamb', 'lamb'),
  m('chevreau', 'kid (young goat)', 'kid'),
  m('caneton', 'duckling', 'duckling'),
]

export const farmPlaces = [
  f('ferme', 'farm', 'farm'),
  f('grange', 'barn', 'barn'),
  m('champ', 'field', 'field'),
  f('clôture', 'fence', 'fence'),
  m('étang', 'pond', 'pond'),
  m('tracteur', 'tractor', 'tractor'),
  m('foin', 'hay', 'hay', { plural: null }),
  m('fermier', 'farmer (man)', 'farmer-man'),
  f('fermière', 'farmer (woman)', 'farmer-woman'),
]

export const farmGifts = [
  m('lait', 'milk', 'glass-of-milk', { plural: null }),
  m('œuf', 'egg', 'egg'),
  f('laine', 'wool', 'yarn', { plural: null }),
  m('miel', 'honey', 'honey-pot', { plural: null }),
]

export const farmSounds = [
  phrase('La vache fait meuh.', 'The cow says moo.', 'moo-cow'),
  phrase('Le mouton fait bê.', 'The sheep says baa.', 'baa-sheep'),
  phrase('Le canard fait coin-coin.', 'The duck says quack.', 'quack-duck'),
  phrase('Le coq fait cocorico.', 'The rooster says cock-a-doodle-doo.', 'crow-rooster'),
  phrase('Le cochon fait groin-groin.', 'The pig says oink.', 'oink-pig'),
  phrase("L'âne fait hi-han.", 'The donkey says hee-haw.', 'bray-donkey'),
]

export const farmPhrases = [
  phrase('La vache donne du lait.', 'The cow gives milk.', 'cow-milk'),
  phrase('La poule pond des œufs.', 'The hen lays eggs.', 'hen-eggs'),
  phrase('Le mouton donne de la laine.', 'The sheep gives wool.', 'sheep-wool'),
  phrase("L'abeille fait du miel.", 'The bee makes honey.', 'bee-honey'),
  phrase('Le cochon aime la boue.', 'The pig likes mud.', 'pig-mud'),
  phrase('Le coq chante le matin.', 'The rooster crows in the morning.', 'rooster-morning'),
]

export const farmActions = [
  phrase('Le cheval galope dans le champ.', 'The horse gallops in the field.', 'horse-field'),
  phrase("La chèvre mange de l'herbe.", 'The goat eats grass.', 'goat-grass'),
  phrase("Le canard nage dans l'étang.", 'The duck swims in the pond.', 'duck-pond'),
  phrase('La souris mange du fromage.', 'The mouse eats cheese.', 'mouse-cheese'),
  phrase('La fermière conduit le tracteur.', 'The farmer drives the tractor.', 'farmer-tractor'),
  phrase('Le fermier nourrit les poules.', 'The farmer feeds the hens.', 'farmer-hens'),
]

export const farmWords = [
  ...farmAnimals,
  ...farmBabies,
  ...farmPlaces,
  ...farmGifts,
  ...farmSounds,
  ...farmPhrases,
  ...farmActions,
]
