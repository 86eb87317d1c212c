import { f, m, phrase } from './word.ts'

export const partyItems = [
  m('ballon', 'balloon', 'balloon'),
  m('cadeau', 'gift', 'wrapped-gift'),
  m('gâteau', 'cake', 'birthday-cake'),
  f('bougie', 'candle', 'candle'),
  f('carte', 'card', 'birthday-card'),
  f('invitation', 'invitation', 'invitation'),
  m('chapeau de fête', 'party hat', 'party-hat', { plural: 'chapeaux de fête' }),
  f('guirlande', 'garland', 'streamers'),
  m('confettis', 'confetti', 'confetti-ball', { isPlural: true }),
  f('piñata', 'piñata', 'piata'),
  m('sac-surprise', 'loot bag', 'loot-bag', { plural: 'sacs-surprises' }),
  f('assiette', 'plate', 'plate'),
  m('verre', 'glass', 'empty-glass'),
  f('serviette', 'napkin', 'napkin'),
  f('fourchette', 'fork', 'fork'),
  f('cuillère', 'spoon', 'spoon'),
]

export const partyFood = [
  m('hot-dog', 'hot dog', 'hot-dog', { plural: 'hot-dogs', isAspirated: true }),
  m('hamburger', 'hamburger', 'hamburger', { isAspirated: true }),
  f('frites', 'fries', 'french-fries', { isPlural: true }),
  f('croustilles', 'chips', 'chips', { isPlural: true }),
  m('maïs soufflé', 'popcorn', 'popcorn', { plural: null }),
  m('sandwich', 'sandwich', 'sandwich', { plural: 'sandwichs' }),
  m('biscuit', 'cookie', 'cookie'),
  m('petit gâteau', 'cupcake', 'cupcake', { plural: 'petits gâteaux' }),
  f('crème glacée', 'ice cream', 'ice-cream', { plural: 'crèmes glacées' }),
  m('bonbons', 'candy', 'candy', { isPlural: true }),
  m('beigne', 'doughnut', 'doughnut'),
  m('jus', 'juice', 'juice', { plural: null }),
  f('boisson gazeuse', 'soft drink', 'soft-drink', { plural: 'boissons gazeuses' }),
  f('limonade', 'lemonade', 'lemonade', { plural: null }),
  m('fruits', 'fruit', 'fruit-bowl', { isPlural: true }),
  m('légumes', 'vegetables', 'vegetables', { isPlural: true }),
]

export const partyFoodPhrases = [
  phrase('Je voudrais un morceau de gâteau.', 'I would like a piece of cake.', 'shortcake'),
  phrase('Veux-tu du jus?', 'Do you want some juice?', 'want-juice'),
  phrase("Oui, s'il te plaît.", 'Yes, please.', 'yes-please'),
  phrase('Non, merci.', 'No, thank you.', 'no-thanks'),
  phrase("C'est délicieux!", 'It is delicious!', 'face-savoring-food'),
]

export const partyActivities = [
  phrase('chanter', 'to sing', 'singer'),
  phrase('danser', 'to dance', 'dancing'),
  phrase('jouer', 'to play', 'game-die'),
  phrase('souffler les bougies', 'to blow out the candles', 'blow-candles'),
  phrase('ouvrir les cadeaux', 'to open the gifts', 'open-gifts'),
  phrase('gonfler les ballons', 'to blow up the balloons', 'blow-balloons'),
  phrase('décorer la salle', 'to decorate the room', 'streamers'),
  phrase('prendre des photos', 'to take pictures', 'camera-with-flash'),
  phrase('casser la piñata', 'to break the piñata', 'break-pinata'),
  phrase('inviter des amis', 'to invite friends', 'invite-friends'),
  phrase('jouer à la chaise musicale', 'to play musical chairs', 'musical-chairs'),
  phrase('raconter une blague', 'to tell a joke', 'tell-joke'),
]

export const partyPhrases = [
  phrase('Bonne fête!', 'Happy birthday!', 'happy-birthday'),
  phrase("C'est ma fête.", 'It is my birthday.', 'my-birthday'),
  phrase('Nous chantons et nous dansons.', 'We sing and we dance.', 'sing-and-dance'),
  phrase("Je t'invite à ma fête.", 'I invite you to my party.', 'i-invite-you'),
  phrase('Elle souffle les bougies.', 'She blows out the candles.', 'she-blows-candles'),
  phrase("Merci d'être venus, les amis!", 'Thank you for coming, friends!', 'waving-hand'),
]

export const partyWords = [
  ...partyItems,
  ...partyFood,
  ...partyFoodPhrases,
  ...partyActivities,
  ...partyPhrases,
]
