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

export const everydayClothing = [
  f('chemise', 'shirt', 'shirt'),
  m('pyjama', 'pyjamas', 'pyjamas'),
  m('sous-vêtements', 'underwear', 'underwear', { isPlural: true }),
]

export const accessories = [
  m('coton ouaté', 'sweatshirt', 'sweatshirt', { plural: 'cotons ouatés' }),
  f('montre', 'watch', 'watch'),
  f('lunettes', 'glasses', 'glasses', { isPlural: true }),
  m('parapluie', 'umbrella', 'umbrella'),
]

export const wearing = [
  phrase('Je porte un chandail vert.', 'I am wearing a green sweater.', 'wear-green'),
  phrase('Je mets mon pyjama.', 'I put on my pyjamas.', 'put-on-pyjamas'),
  phrase("J'aime ta robe.", 'I like your dress.', 'like-dress'),
  phrase('Où sont mes souliers?', 'Where are my shoes?', 'where-shoes'),
  phrase('Ma casquette est bleue.', 'My cap is blue.', 'my-cap'),
  phrase('Ce pantalon est trop long.', 'These pants are too long.', 'pants-too-long'),
]

export const gettingDressed = [
  phrase("Qu'est-ce que tu portes?", 'What are you wearing?', 'what-wear'),
  phrase('Il fait chaud : je mets un short.', 'It is hot: I put on shorts.', 'shorts-when-hot'),
  phrase("J'enlève mes souliers à la porte.", 'I take off my shoes at the door.', 'shoes-at-door'),
  phrase('Je cherche mon autre bas.', 'I am looking for my other sock.', 'other-sock'),
  phrase("Mon chandail est à l'envers.", 'My sweater is inside out.', 'inside-out'),
  phrase('Ces souliers sont trop petits.', 'These shoes are too small.', 'shoes-too-small'),
]

export const clothesShopping = [
  phrase('Combien coûte cette chemise?', 'How much does this shirt cost?', 'shirt-price'),
  phrase('Je cherche un pantalon noir.', 'I am looking for black pants.', 'black-pants'),
  phrase("Est-ce que je peux l'essayer?", 'May I try it on?', 'try-on'),
  phrase('Quelle est votre taille?', 'What is your size?', 'what-size'),
  phrase('Cette jupe est trop courte.', 'This skirt is too short.', 'skirt-too-short'),
  phrase('Je préfère la robe à pois.', 'I prefer the polka-dot dress.', 'dotted-dress'),
  phrase('Je vais prendre le chandail bleu.', 'I am going to take the blue sweater.', 'take-blue'),
]

export const clothesCare = [
  phrase('Je me suis habillée très vite.', 'I got dressed very fast. (a girl says)', 'dressed-fast'),
  phrase(
    'Ces souliers sont plus confortables que mes bottes.',
    'These shoes are more comfortable than my boots.',
    'comfortable-shoes',
  ),
  phrase("J'ai acheté un coton ouaté gris.", 'I bought a grey sweatshirt.', 'bought-sweatshirt'),
  phrase('Mon père plie les vêtements propres.', 'My father folds the clean clothes.', 'fold-clothes'),
  phrase('Il faut suspendre ta chemise.', 'You need to hang up your shirt.', 'hang-shirt'),
  phrase(
    'Nous donnons les vêtements trop petits.',
    'We give away clothes that are too small.',
    'give-clothes',
  ),
  phrase('Ce chandail te va très bien!', 'That sweater looks very good on you!', 'suits-you'),
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
  ...everydayClothing,
  ...accessories,
  ...wearing,
  ...gettingDressed,
  ...clothesShopping,
  ...clothesCare,
  ...dressing,
  ...winterActivities,
  ...winterPhrases,
  ...coat,
  ...coatPhrases,
  ...fabrics,
]
