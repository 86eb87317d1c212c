import { f, m, phrase } from './word.ts'

export const winterClothing = [
  f('tuque', 'winter hat', 'tuque'),
  f('mitaines', 'mittens', 'mittens', { isPlural: true }),
  m('foulard', 'scarf', 'scarf'),
  m('manteau', 'coat', 'coat'),
  f('bottes', 'boots', 'snow-boots', { isPlural: true }),
  m('pantalon de neige', 'snow pants', 'snow-pants', { plural: 'pantalons de neige' }),
  m('gants', 'gloves', 'gloves', { isPlural: true }),
  m('chandail', 'sweater', 'sweater'),
  m('bas', 'socks', 'socks', { isPlural: true }),
  m('cache-oreilles', 'earmuffs', 'earmuffs', { plural: 'cache-oreilles' }),
]

export const summerClothing = [
  m('chandail à manches courtes', 'T-shirt', 't-shirt', { plural: 'chandails à manches courtes' }),
  m('short', 'shorts', 'shorts'),
  m('maillot de bain', 'swimsuit', 'one-piece-swimsuit', { plural: 'maillots de bain' }),
  f('sandales', 'sandals', 'sandals', { isPlural: true }),
  f('casquette', 'cap', 'billed-cap'),
  f('lunettes de soleil', 'sunglasses', 'sunglasses', { isPlural: true }),
  f('robe', 'dress', 'dress'),
  f('jupe', 'skirt', 'skirt'),
  m('chapeau', 'hat', 'womans-hat'),
  m('imperméable', 'raincoat', 'raincoat'),
  m('souliers', 'shoes', 'running-shoe', { isPlural: true }),
  m('pantalon', 'pants', 'jeans'),
]

export const dressing = [
  phrase('Je mets ma tuque.', 'I put on my tuque.', 'put-on-tuque'),
  phrase('Je mets mes mitaines.', 'I put on my mittens.', 'put-on-mittens'),
  phrase("J'attache mon manteau.", 'I fasten my coat.', 'fasten-coat'),
  phrase("J'enlève mes bottes.", 'I take off my boots.', 'take-off-boots'),
  phrase('Mes mitaines sont mouillées.', 'My mittens are wet.', 'wet-mittens'),
  phrase("Je m'habille chaudement.", 'I dress warmly.', 'dress-warmly'),
]

export const winterActivities = [
  phrase('faire un bonhomme de neige', 'to build a snowman', 'build-snowman'),
  phrase('glisser', 'to slide', 'slide-down'),
  phrase('jouer au hockey', 'to play hockey', 'play-hockey'),
  phrase('faire du ski de fond', 'to go cross-country skiing', 'cross-country-ski'),
  phrase('faire de la planche à neige', 'to snowboard', 'snowboarder'),
  phrase('faire de la raquette', 'to go snowshoeing', 'snowshoes'),
  phrase('lancer des balles de neige', 'to throw snowballs', 'snowball'),
  phrase('construire un fort', 'to build a fort', 'snow-fort'),
  phrase('pelleter la neige', 'to shovel the snow', 'shovel-snow'),
  phrase('faire un ange dans la neige', 'to make a snow angel', 'snow-angel'),
  phrase('boire un chocolat chaud', 'to drink hot chocolate', 'drink-chocolate'),
]

export const winterPhrases = [
  phrase('Je patine sur la glace.', 'I skate on the ice.', 'skate-ice'),
  phrase('Nous faisons un bonhomme de neige.', 'We build a snowman.', 'we-build-snowman'),
  phrase("L'hiver, je joue dehors.", 'In winter, I play outside.', 'winter-play'),
  phrase('Ma sœur fait du ski.', 'My sister skis.', 'goggled-skier'),
  phrase('Papa pellette la neige.', 'Dad shovels the snow.', 'dad-shovels'),
  phrase("J'ai froid aux mains.", 'My hands are cold.', 'cold-hands'),
]

export const coat = [
  m('capuchon', 'hood', 'coat-figure-le-capuchon'),
  f('fourrure', 'fur', 'coat-figure-la-fourrure', { plural: null }),
  m('col', 'collar', 'coat-figure-le-col'),
  f('manche', 'sleeve', 'coat-figure-la-manche'),
  m('poignet', 'cuff', 'coat-figure-le-poignet'),
  m('bouton', 'button', 'coat-figure-le-bouton'),
  f('fermeture éclair', 'zipper', 'coat-figure-la-fermeture-eclair', { plural: 'fermetures éclair' }),
  f('ceinture', 'belt', 'coat-figure-la-ceinture'),
  f('poche', 'pocket', 'coat-figure-la-poche'),
]

export const coatPhrases = [
  phrase('Mon manteau est bleu et chaud.', 'My coat is blue and warm.', 'coat-figure'),
  phrase('Il y a un trou dans ma poche.', 'There is a hole in my pocket.', 'hole-pocket'),
  phrase('Il manque un bouton.', 'A button is missing.', 'missing-button'),
  phrase('Ma fermeture éclair est brisée.', 'My zipper is broken.', 'broken-zipper'),
  phrase("J'ai perdu mon manteau.", 'I lost my coat.', 'lost-coat'),
  phrase('Ce manteau est trop grand pour moi.', 'This coat is too big for me.', 'coat-too-big'),
  phrase('Ce manteau est trop petit.', 'This coat is too small.', 'coat-too-small'),
  phrase("Accroche ton manteau, s'il te plaît.", 'Hang up your coat, please.', 'hang-coat'),
]

export const fabrics = [
  m('coton', 'cotton', 'cotton', { plural: null }),
  m('cuir', 'leather', 'leather', { plural: null }),
  f('soie', 'silk', 'silk', { plural: null }),
  m('fil', 'thread', 'thread', { plural: null }),
  f('aiguille', 'needle', 'sewing-needle'),
  m('tissu', 'fabric', 'fabric'),
]

export const clothingWords = [
  ...winterClothing,
  ...summerClothing,
  ...dressing,
  ...winterActivities,
  ...winterPhrases,
  ...coat,
  ...coatPhrases,
  ...fabrics,
]
