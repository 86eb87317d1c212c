import { f, m, phrase } from './word.ts'

export const rooms = [
  f('maison', 'house', 'house'),
  f('cuisine', 'kitchen', 'kitchen'),
  m('salon', 'living room', 'living-room'),
  f('chambre', 'bedroom', 'bedroom'),
  f('salle de bain', 'bathroom', 'bathroom', { plural: 'salles de bain' }),
  f('salle à manger', 'dining room', 'dining-room', { plural: 'salles à manger' }),
  m('sous-sol', 'basement', 'basement', { plural: 'sous-sols' }),
  m('grenier', 'attic', 'attic'),
  m('garage', 'garage', 'garage'),
  m('jardin', 'garden', 'garden'),
]

/** Objects used to say where something is. */
export const placedThings = [
  m('toit', 'roof', 'roof', { plural: 'toits' }),
  f('cheminée', 'fireplace', 'fireplace'),
  m('tabouret', 'stool', 'stool'),
  m('panier', 'basket', 'wicker-basket'),
  m('banc', 'bench', 'bench'),
  m('arbre', 'tree', 'deciduous-tree'),
  f('fleur', 'flower', 'tulip'),
]

export const nearHome = [
  m('parc', 'park', 'park'),
  m('zoo', 'zoo', 'zoo-gate'),
  f('patinoire', 'skating rink', 'rink'),
]

export const furniture = [
  m('lit', 'bed', 'bed'),
  m('divan', 'couch', 'couch'),
  f('table', 'table', 'table'),
  f('commode', 'dresser', 'dresser'),
  f('lampe', 'lamp', 'lamp'),
  f('étagère', 'shelf', 'shelf'),
  m('tapis', 'rug', 'rug'),
  m('miroir', 'mirror', 'mirror'),
  f('télévision', 'television', 'television'),
  m('réfrigérateur', 'refrigerator', 'fridge'),
  f('cuisinière', 'stove', 'stove'),
  m('lavabo', 'bathroom sink', 'sink'),
  m('bain', 'bathtub', 'bathtub'),
  f('douche', 'shower', 'shower'),
  f('toilette', 'toilet', 'toilet', { plural: null }),
]

export const housePhrases = [
  phrase("J'habite dans une maison.", 'I live in a house.', 'i-live-house'),
  phrase("J'habite dans un appartement.", 'I live in an apartment.', 'i-live-flat'),
  phrase('Je mange dans la cuisine.', 'I eat in the kitchen.', 'eat-kitchen'),
  phrase('Je dors dans ma chambre.', 'I sleep in my bedroom.', 'sleep-in-bedroom'),
  phrase('Je regarde la télévision dans le salon.', 'I watch television in the living room.', 'watch-tv'),
  phrase('Je me lave dans la salle de bain.', 'I wash in the bathroom.', 'wash-in-bathroom'),
]

export const chores = [
  phrase('Je range ma chambre le samedi.', 'I tidy my bedroom on Saturdays.', 'tidy-bedroom'),
  phrase('Je mets la table pour le souper.', 'I set the table for supper.', 'set-table'),
  phrase('Nous faisons la vaisselle ensemble.', 'We do the dishes together.', 'do-dishes'),
  phrase('Mon père passe le balai.', 'My father sweeps the floor.', 'sweep-floor'),
  phrase('Je sors le bac de recyclage.', 'I take out the recycling bin.', 'recycling-bin'),
  phrase(
    'Ma mère arrose les fleurs du jardin.',
    'My mother waters the flowers in the garden.',
    'water-flowers',
  ),
  phrase("J'ai perdu la clé de la maison.", 'I lost the key to the house.', 'lost-key'),
]

export const houseWords = [...rooms, ...placedThings, ...furniture, ...nearHome, ...housePhrases, ...chores]
