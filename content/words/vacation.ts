import { f, m, phrase } from './word.ts'

export const travel = [
  m('avion', 'airplane', 'airplane'),
  m('bateau', 'boat', 'passenger-ship'),
  f('valise', 'suitcase', 'luggage'),
  m('passeport', 'passport', 'passport'),
  f('carte géographique', 'map', 'world-map', { plural: 'cartes géographiques' }),
  m('hôtel', 'hotel', 'hotel'),
  f('plage', 'beach', 'beach-with-umbrella'),
  f('mer', 'sea', 'water-wave'),
  f('île', 'island', 'desert-island'),
  m('désert', 'desert', 'desert'),
  m('château', 'castle', 'castle'),
  m("parc d'attractions", 'amusement park', 'roller-coaster', { plural: "parcs d'attractions" }),
  m('souvenir', 'souvenir', 'souvenir'),
  f('carte postale', 'postcard', 'postcard', { plural: 'cartes postales' }),
  f('piscine', 'swimming pool', 'pool'),
  m('train', 'train', 'locomotive'),
  f('voiture', 'car', 'automobile'),
]

export const vacationActivities = [
  phrase('faire sa valise', 'to pack a suitcase', 'pack-suitcase'),
  phrase('se baigner', 'to go swimming', 'bathe-lake'),
  phrase('bâtir un château de sable', 'to build a sandcastle', 'sandcastle'),
  phrase('se faire bronzer', 'to sunbathe', 'sunbathe'),
  phrase('faire de la plongée', 'to go diving', 'diving-mask'),
  phrase('faire du surf', 'to surf', 'person-surfing'),
  phrase('visiter un musée', 'to visit a museum', 'visit-museum'),
  phrase('ramasser des coquillages', 'to collect seashells', 'spiral-shell'),
]

export const vacationPhrases = [
  phrase('Où vas-tu en vacances?', 'Where are you going on vacation?', 'where-vacation'),
  phrase('Je vais à la plage avec ma famille.', 'I am going to the beach with my family.', 'family-beach'),
  phrase('Nous voyageons en avion.', 'We travel by plane.', 'airplane-departure'),
  phrase('Cet été, je vais visiter la Gaspésie.', 'This summer, I am going to visit the Gaspé.', 'gaspesie'),
  phrase("L'an dernier, j'ai visité le Mexique.", 'Last year, I visited Mexico.', 'mexico-trip'),
  phrase('Nous avons dormi dans un hôtel.', 'We slept in a hotel.', 'slept-in-hotel'),
  phrase('Il a fait beau toute la semaine.', 'The weather was nice all week.', 'nice-all-week'),
  phrase("J'ai eu beaucoup de plaisir!", 'I had a lot of fun!', 'beaming-face-with-smiling-eyes'),
  phrase("Je t'écris une carte postale.", 'I am writing you a postcard.', 'write-postcard'),
  phrase('Vive les vacances!', 'Hooray for vacation!', 'party-popper'),
]

export const vacationWords = [...travel, ...vacationActivities, ...vacationPhrases]
