import { f, m, phrase } from './word.ts'

export const festivalActivities = [
  phrase('assister à un spectacle', 'to attend a show', 'watch-show'),
  phrase('écouter un concert', 'to listen to a concert', 'concert'),
  phrase('faire un tour de manège', 'to go on a ride', 'ride-carousel'),
  phrase('se faire maquiller', 'to have your face painted', 'face-painting'),
  phrase('danser dans la rue', 'to dance in the street', 'dance-in-street'),
  phrase("regarder le feu d'artifice", 'to watch the fireworks', 'watch-fireworks'),
  phrase('acheter un souvenir', 'to buy a souvenir', 'buy-souvenir'),
  phrase('goûter des plats', 'to taste dishes', 'taste-dishes'),
  phrase('rencontrer des artistes', 'to meet artists', 'meet-artists'),
  phrase('participer à un atelier', 'to take part in a workshop', 'join-workshop'),
]

export const festivalFood = [
  f('barbe à papa', 'cotton candy', 'cotton-candy', { plural: 'barbes à papa' }),
  f('pomme de tire', 'candy apple', 'candy-apple', { plural: 'pommes de tire' }),
  m('épi de maïs', 'corn on the cob', 'ear-of-corn', { plural: 'épis de maïs' }),
  m('cornet', 'ice cream cone', 'soft-ice-cream'),
  f('brochette', 'skewer', 'skewer'),
  m('bretzel', 'pretzel', 'pretzel'),
  m('taco', 'taco', 'taco'),
  m('falafel', 'falafel', 'falafel'),
  m("melon d'eau", 'watermelon', 'watermelon', { plural: "melons d'eau" }),
  m('suçon', 'lollipop', 'lollipop'),
  f('barbotine', 'slush', 'shaved-ice'),
]

export const festivalFoodPhrases = [
  phrase('Je voudrais une barbe à papa.', 'I would like some cotton candy.', 'want-cotton-candy'),
  phrase("J'ai mangé une poutine.", 'I ate a poutine.', 'taste-poutine'),
  phrase('Ça sent bon!', 'It smells good!', 'smells-good'),
  phrase('La file est longue!', 'The line is long!', 'line-up'),
  phrase("C'est trop sucré.", 'It is too sweet.', 'too-sweet'),
]

export const festivalSights = [
  f('scène', 'stage', 'stage'),
  f('foule', 'crowd', 'crowd'),
  f('grande roue', 'Ferris wheel', 'ferris-wheel', { plural: 'grandes roues' }),
  m('manège', 'ride', 'carousel-horse'),
  f('montagnes russes', 'roller coaster', 'roller-coaster', { isPlural: true }),
  m('chapiteau', 'big top', 'circus-tent'),
  m('clown', 'clown', 'clown-face'),
  m('jongleur', 'juggler', 'man-juggling'),
  f('fanfare', 'marching band', 'parade'),
  f('mascotte', 'mascot', 'mascot'),
  f('montgolfière', 'hot-air balloon', 'hot-air-balloon'),
  m('camion-restaurant', 'food truck', 'food-truck', { plural: 'camions-restaurants' }),
  m('kiosque', 'stand', 'stall'),
  f('affiche', 'poster', 'festival-poster'),
  m('billet', 'ticket', 'admission-tickets'),
]

export const festivalSightPhrases = [
  phrase("J'ai vu un jongleur.", 'I saw a juggler.', 'saw-juggler'),
  phrase('Il y a une grande foule.', 'There is a big crowd.', 'great-crowd'),
  phrase('Regarde la montgolfière!', 'Look at the hot-air balloon!', 'look-balloon'),
  phrase('La fanfare joue de la musique.', 'The marching band plays music.', 'band-plays'),
]

export const festivalPlay = [
  phrase('jouer aux fléchettes', 'to play darts', 'bullseye'),
  phrase('pêcher des canards', 'to fish for ducks', 'fish-ducks'),
  phrase('lancer des anneaux', 'to toss rings', 'ring-toss'),
  phrase('faire une course', 'to have a race', 'run-race'),
  phrase('tirer à la corde', 'to play tug-of-war', 'tug-of-war'),
  phrase('sauter à la corde', 'to jump rope', 'jump-rope'),
  phrase('faire voler un cerf-volant', 'to fly a kite', 'kite'),
  phrase('jouer à la cachette', 'to play hide-and-seek', 'hide-and-seek'),
  phrase('faire des bulles', 'to blow bubbles', 'bubbles'),
  phrase('sauter sur le trampoline', 'to jump on the trampoline', 'jump-trampoline'),
  phrase('gagner un prix', 'to win a prize', 'trophy'),
  phrase('marquer un but', 'to score a goal', 'score-goal'),
]

export const festivalPlayPhrases = [
  phrase("C'est mon tour!", 'It is my turn!', 'my-turn'),
  phrase("J'ai gagné un toutou!", 'I won a stuffed animal!', 'teddy-bear'),
  phrase('Tu as perdu.', 'You lost.', 'lost-game'),
  phrase('Veux-tu jouer avec moi?', 'Do you want to play with me?', 'play-with-me'),
  phrase('Bien joué!', 'Well played!', 'well-played'),
  phrase('On recommence!', 'Let us start again!', 'repeat-button'),
]

export const festivalWords = [
  ...festivalActivities,
  ...festivalFood,
  ...festivalFoodPhrases,
  ...festivalSights,
  ...festivalSightPhrases,
  ...festivalPlay,
  ...festivalPlayPhrases,
]
