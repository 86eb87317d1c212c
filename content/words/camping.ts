import { f, m, phrase } from './word.ts'

export const campingThings = [
  f('tente', 'tent', 'tent'),
  m('sac de couchage', 'sleeping bag', 'sleeping-bag', { plural: 'sacs de couchage' }),
  m('feu de camp', 'campfire', 'campfire', { plural: 'feux de camp' }),
  f('guimauve', 'marshmallow', 'marshmallow'),
  f('glacière', 'cooler', 'cooler'),
  f('lanterne', 'lantern', 'lantern'),
  f('boussole', 'compass', 'compass'),
  m('canot', 'canoe', 'canoe'),
  m('chasse-moustiques', 'bug spray', 'bug-spray', { plural: 'chasse-moustiques' }),
  f('crème solaire', 'sunscreen', 'sunscreen', { plural: null }),
  m('bois', 'wood', 'wood', { plural: null }),
  f('allumettes', 'matches', 'matches', { isPlural: true }),
]

export const campingPlaces = [
  m('lac', 'lake', 'lake'),
  f('montagne', 'mountain', 'mountain'),
  m('sentier', 'trail', 'trail'),
  m('terrain de camping', 'campground', 'camping', { plural: 'terrains de camping' }),
  m('moustique', 'mosquito', 'mosquito'),
  m('écureuil', 'squirrel', 'squirrel'),
]

export const campingPhrases = [
  phrase('Nous montons la tente.', 'We put up the tent.', 'put-up-tent'),
  phrase('Je ramasse du bois.', 'I gather wood.', 'gather-wood'),
  phrase('Papa allume le feu.', 'Dad lights the fire.', 'light-fire'),
  phrase('Je fais griller des guimauves.', 'I roast marshmallows.', 'roast-marshmallow'),
  phrase('Nous chantons autour du feu.', 'We sing around the fire.', 'sing-fire'),
  phrase('Je dors dans mon sac de couchage.', 'I sleep in my sleeping bag.', 'in-sleeping-bag'),
  phrase('Les moustiques piquent!', 'The mosquitoes bite!', 'mosquito-bite'),
  phrase('On regarde les étoiles.', 'We look at the stars.', 'stars-watched'),
  phrase('Nous faisons une randonnée.', 'We go on a hike.', 'hike'),
  phrase('Je fais du canot sur le lac.', 'I canoe on the lake.', 'canoe-lake'),
]

export const campingWords = [...campingThings, ...campingPlaces, ...campingPhrases]
