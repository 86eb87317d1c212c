import { f, m, phrase } from './word.ts'

/** Verbs in the infinitive. */
export const freeTime = [
  phrase('lire', 'to read', 'i-read'),
  phrase('dessiner', 'to draw', 'artist-palette'),
  phrase('nager', 'to swim', 'person-swimming'),
  phrase('courir', 'to run', 'person-running'),
  phrase('patiner', 'to skate', 'ice-skate'),
  phrase('skier', 'to ski', 'skier'),
  phrase('cuisiner', 'to cook', 'cooking'),
  phrase('jardiner', 'to garden', 'potted-plant'),
  phrase('bricoler', 'to do crafts', 'crafts'),
  phrase('magasiner', 'to shop', 'shopping-bags'),
  phrase('écouter de la musique', 'to listen to music', 'headphone'),
  phrase('jouer du piano', 'to play the piano', 'musical-keyboard'),
  phrase('jouer de la guitare', 'to play the guitar', 'guitar'),
  phrase('faire du vélo', 'to ride a bicycle', 'person-biking'),
  phrase('regarder un film', 'to watch a movie', 'clapper-board'),
  phrase('aller à la pêche', 'to go fishing', 'fishing-pole'),
  phrase('jouer aux échecs', 'to play chess', 'chess-pawn'),
  phrase('jouer à des jeux vidéo', 'to play video games', 'video-game'),
  phrase('faire une promenade', 'to take a walk', 'person-walking'),
  phrase('jouer aux cartes', 'to play cards', 'joker'),
]

export const actionVerbs = [
  phrase('marcher', 'to walk', 'person-walking'),
  phrase('sauter', 'to jump', 'jump'),
  phrase('grimper', 'to climb', 'person-climbing'),
  phrase('lancer', 'to throw', 'person-playing-handball'),
  phrase('attraper', 'to catch', 'catch'),
  phrase('pousser', 'to push', 'push-cart'),
  phrase('manger', 'to eat', 'eat-meal'),
  phrase('boire', 'to drink', 'drink'),
  phrase('dormir', 'to sleep', 'person-in-bed'),
  phrase('écrire', 'to write', 'writing-hand'),
  phrase('parler', 'to speak', 'speaking-head'),
  phrase('écouter', 'to listen', 'i-listen'),
  phrase('regarder', 'to look', 'eyes'),
  phrase('rire', 'to laugh', 'face-with-tears-of-joy'),
  phrase('pleurer', 'to cry', 'loudly-crying-face'),
  phrase('ouvrir', 'to open', 'open-door'),
  phrase('fermer', 'to close', 'close-door'),
  phrase('se lever', 'to get up', 'get-up'),
  phrase('se laver', 'to wash', 'person-taking-bath'),
  phrase('couper', 'to cut', 'cut-paper'),
  phrase('coller', 'to glue', 'glue-paper'),
  phrase('compter', 'to count', 'abacus'),
]

export const actionSentences = [
  phrase('Je saute très haut.', 'I jump very high.', 'jump-high'),
  phrase('Tu lances le ballon.', 'You throw the ball.', 'throw-ball'),
  phrase('Il mange une pomme.', 'He eats an apple.', 'eat-apple'),
  phrase('Elle boit du lait.', 'She drinks milk.', 'drink-milk'),
  phrase('Nous marchons ensemble.', 'We walk together.', 'walk-together'),
  phrase('Ils rient beaucoup.', 'They laugh a lot.', 'laugh-together'),
]

export const likes = [
  phrase("J'aime nager.", 'I like to swim.', 'like-swim'),
  phrase("Je n'aime pas courir.", 'I do not like to run.', 'dislike-run'),
  phrase("J'adore dessiner.", 'I love to draw.', 'love-draw'),
  phrase('Je préfère lire.', 'I prefer to read.', 'prefer-reading'),
  phrase("Qu'est-ce que tu aimes faire?", 'What do you like to do?', 'what-like'),
  phrase('Je fais du vélo avec mon ami.', 'I ride my bicycle with my friend.', 'bike-friends'),
]

export const plans = [
  phrase('La fin de semaine, je joue au soccer.', 'On the weekend, I play soccer.', 'weekend-soccer'),
  phrase('Demain, je vais aller au cinéma.', 'Tomorrow, I am going to the movies.', 'cinema-plan'),
  phrase('Hier, nous avons joué aux quilles.', 'Yesterday, we went bowling.', 'bowling'),
  phrase("J'ai fait de la planche à neige.", 'I went snowboarding.', 'did-snowboard'),
  phrase(
    'Je vais apprendre à jouer de la batterie.',
    'I am going to learn to play the drums.',
    'learn-drums',
  ),
  phrase('Est-ce que tu veux venir avec moi?', 'Do you want to come with me?', 'come-with-me'),
]

export const clubs = [
  m('théâtre', 'theatre', 'performing-arts', { plural: null }),
  f('chorale', 'choir', 'choir'),
  f("équipe d'improvisation", 'improv team', 'improv', { plural: "équipes d'improvisation" }),
  f('robotique', 'robotics', 'robot', { plural: null }),
  m("club d'échecs", 'chess club', 'chess-club', { plural: "clubs d'échecs" }),
  f('escalade', 'rock climbing', 'person-climbing', { plural: null }),
  m('plongeon', 'diving', 'dive-in', { plural: null }),
  f('photographie', 'photography', 'camera', { plural: null }),
]

export const activitiesWords = [...freeTime, ...actionVerbs, ...actionSentences, ...likes, ...plans, ...clubs]
