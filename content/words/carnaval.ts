import { f, m, phrase } from './word.ts'

export const carnavalThings = [
  phrase('Bonhomme Carnaval', 'Bonhomme (the Carnival snowman)', 'bonhomme'),
  m('palais de glace', 'ice palace', 'ice-palace', { plural: 'palais de glace' }),
  f('sculpture sur neige', 'snow sculpture', 'snow-sculpture', { plural: 'sculptures sur neige' }),
  f('ceinture fléchée', 'arrow sash', 'sash', { plural: 'ceintures fléchées' }),
  f('tuque rouge', 'red tuque', 'tuque', { plural: 'tuques rouges' }),
  f('trompette', 'trumpet', 'trumpet-red'),
  m('défilé', 'parade', 'parade'),
  f('course en canot', 'canoe race', 'canoe-ice', { plural: 'courses en canot' }),
  f('glissade', 'sliding', 'snow-slide'),
  f('queue de castor', 'beaver tail (pastry)', 'beavertail', { plural: 'queues de castor' }),
  m('chocolat chaud', 'hot chocolate', 'hot-chocolate', { plural: 'chocolats chauds' }),
  f('tire sur la neige', 'maple taffy on snow', 'taffy', { plural: null }),
]

export const carnavalPhrases = [
  phrase('Je visite le palais de glace.', 'I visit the ice palace.', 'visit-ice-palace'),
  phrase('Bonhomme porte une tuque rouge.', 'Bonhomme wears a red tuque.', 'bonhomme-tuque'),
  phrase('Nous regardons le défilé.', 'We watch the parade.', 'watch-parade'),
  phrase('Je glisse dans la neige.', 'I slide in the snow.', 'slide-in-snow'),
  phrase('Je mange de la tire sur la neige.', 'I eat maple taffy on snow.', 'eat-taffy'),
  phrase('On danse pour se réchauffer.', 'We dance to warm up.', 'dance-to-warm-up'),
]

export const carnavalMore = [
  phrase('Les équipes traversent le fleuve en canot.', 'The teams cross the river by canoe.', 'canoe-teams'),
  phrase('Les artistes sculptent la neige.', 'The artists sculpt the snow.', 'sculpt-snow'),
  phrase('Les gens soufflent dans une trompette.', 'People blow trumpets.', 'blow-trumpets'),
  phrase(
    'Il fait très froid à Québec en février.',
    'It is very cold in Québec City in February.',
    'cold-in-quebec',
  ),
  phrase("J'ai vu un traîneau à chiens.", 'I saw a dog sled.', 'dog-sled'),
  phrase('Bonhomme salue la foule.', 'Bonhomme greets the crowd.', 'bonhomme-wave'),
]

export const carnavalPast = [
  phrase("J'ai visité Québec avec ma famille.", 'I visited Québec City with my family.', 'quebec-city'),
  phrase('Nous avons vu le défilé de nuit.', 'We saw the night parade.', 'night-parade'),
  phrase("J'ai goûté une queue de castor.", 'I tasted a beaver tail.', 'taste-beavertail'),
  phrase('Mon frère a gagné la course de raquettes.', 'My brother won the snowshoe race.', 'snowshoe-race'),
]

export const carnavalWords = [...carnavalThings, ...carnavalPhrases, ...carnavalMore, ...carnavalPast]
