import { f, m, phrase } from './word.ts'

export const transport = [
  m('autobus', 'bus', 'oncoming-bus'),
  m('camion', 'truck', 'delivery-truck'),
  m('taxi', 'taxi', 'taxi'),
  f('bicyclette', 'bicycle', 'bicycle'),
  f('motocyclette', 'motorcycle', 'motorcycle'),
  f('ambulance', 'ambulance', 'ambulance'),
  m('métro', 'subway', 'metro'),
  m('traversier', 'ferry', 'ferry'),
]

export const streetThings = [
  f('ville', 'city', 'cityscape'),
  f('rue', 'street', 'street'),
  m('pont', 'bridge', 'bridge'),
  m('trottoir', 'sidewalk', 'sidewalk'),
  m('feu de circulation', 'traffic light', 'vertical-traffic-light', { plural: 'feux de circulation' }),
  m("arrêt d'autobus", 'bus stop', 'bus-shelter', { plural: "arrêts d'autobus" }),
  m('cinéma', 'movie theatre', 'cinema'),
  m('stationnement', 'parking lot', 'p-button'),
  f('piste cyclable', 'bike path', 'bike-path', { plural: 'pistes cyclables' }),
]

export const gettingAround = [
  phrase("Je vais à l'école à pied.", 'I walk to school.', 'walk-to-school'),
  phrase('Je prends le métro.', 'I take the subway.', 'take-metro'),
  phrase('Nous allons au parc.', 'We are going to the park.', 'go-to-park'),
  phrase('Où est la bibliothèque?', 'Where is the library?', 'where-library'),
  phrase('Le feu est vert.', 'The light is green.', 'light-green'),
  phrase('Je traverse la rue.', 'I cross the street.', 'cross-street'),
]

export const directions = [
  phrase('Tourne à gauche.', 'Turn left.', 'turn-left'),
  phrase('Tourne à droite.', 'Turn right.', 'turn-right'),
  phrase('Va tout droit.', 'Go straight ahead.', 'go-straight'),
  phrase("Nous attendons l'autobus.", 'We are waiting for the bus.', 'wait-for-bus'),
  phrase('Le parc est près de chez moi.', 'The park is near my home.', 'park-nearby'),
  phrase("Est-ce que c'est loin d'ici?", 'Is it far from here?', 'is-it-far'),
]

export const politeDirections = [
  phrase('Excusez-moi, où est la banque?', 'Excuse me, where is the bank?', 'where-bank'),
  phrase('La pharmacie est en face du parc.', 'The pharmacy is across from the park.', 'pharmacy-across'),
  phrase('Prenez la deuxième rue à droite.', 'Take the second street on the right.', 'second-on-right'),
  phrase('Je descends au prochain arrêt.', 'I am getting off at the next stop.', 'next-stop'),
  phrase('Le billet coûte trois dollars.', 'The ticket costs three dollars.', 'ticket-price'),
  phrase("L'autobus passe à huit heures dix.", 'The bus comes at ten past eight.', 'bus-at-ten-past'),
  phrase("C'est à cinq minutes à pied.", 'It is a five-minute walk.', 'five-minutes-walk'),
]

export const tripsInTown = [
  phrase("Le métro est plus rapide que l'autobus.", 'The subway is faster than the bus.', 'metro-faster'),
  phrase(
    'Pour aller au musée, il faut prendre le métro.',
    'To get to the museum, you have to take the subway.',
    'metro-to-museum',
  ),
  phrase('Hier, nous avons pris le traversier.', 'Yesterday, we took the ferry.', 'took-ferry'),
  phrase("J'ai laissé mon sac dans l'autobus.", 'I left my bag on the bus.', 'left-bag'),
  phrase('La piste cyclable longe la rivière.', 'The bike path runs along the river.', 'path-by-river'),
  phrase("Marcher, c'est bon pour la planète.", 'Walking is good for the planet.', 'walking-is-good'),
  phrase('Est-ce que le pont est fermé?', 'Is the bridge closed?', 'bridge-closed'),
  phrase(
    'Nous allons traverser la ville à vélo.',
    'We are going to cross the city by bicycle.',
    'cross-town-by-bike',
  ),
]

export const townWords = [
  ...transport,
  ...streetThings,
  ...gettingAround,
  ...directions,
  ...politeDirections,
  ...tripsInTown,
]
