import { f, m, phrase } from './word.ts'

export const professions = [
  f('médecin', 'doctor', 'doctor'),
  m('infirmier', 'nurse (man)', 'nurse'),
  f('policière', 'police officer (woman)', 'woman-police-officer'),
  m('pompier', 'firefighter', 'firefighter'),
  m('cuisinier', 'cook', 'man-cook'),
  f('agricultrice', 'farmer (woman)', 'woman-farmer'),
  m('mécanicien', 'mechanic', 'man-mechanic'),
  f('astronaute', 'astronaut', 'woman-astronaut'),
  m('pilote', 'pilot', 'man-pilot'),
  f('juge', 'judge', 'woman-judge'),
  m('scientifique', 'scientist', 'man-scientist'),
  f('chanteuse', 'singer (woman)', 'woman-singer'),
  m('artiste', 'artist', 'man-artist'),
  f('programmeuse', 'programmer (woman)', 'woman-technologist'),
  m('menuisier', 'carpenter', 'carpenter'),
  f('ouvrière de la construction', 'construction worker (woman)', 'woman-construction-worker', {
    plural: 'ouvrières de la construction',
  }),
  m('coiffeur', 'hairdresser', 'hairdresser'),
  f('dentiste', 'dentist', 'dentist'),
  m('boulanger', 'baker', 'baker'),
  f('factrice', 'mail carrier (woman)', 'mail-carrier'),
  m('serveur', 'waiter', 'waiter'),
  f('vendeuse', 'salesperson (woman)', 'vendor'),
]

export const professionPhrases = [
  phrase('Que fais-tu dans la vie?', 'What do you do for a living?', 'job-question'),
  phrase('Je suis pompier.', 'I am a firefighter.', 'firefighter-me'),
  phrase('Elle est médecin.', 'She is a doctor.', 'doctor-she'),
  phrase('Plus tard, je veux être astronaute.', 'Later, I want to be an astronaut.', 'dream-astronaut'),
  phrase('La mécanicienne répare les autos.', 'The mechanic repairs cars.', 'repair-car'),
  phrase('Le boulanger fait du pain.', 'The baker makes bread.', 'bread-baking'),
  phrase('La pompière éteint le feu.', 'The firefighter puts out the fire.', 'put-out-fire'),
  phrase("L'enseignante aide les élèves.", 'The teacher helps the pupils.', 'teacher-helps'),
]

export const workplaces = [
  m('hôpital', 'hospital', 'hospital', { plural: 'hôpitaux' }),
  m('poste de police', 'police station', 'police-station', { plural: 'postes de police' }),
  f('caserne de pompiers', 'fire station', 'fire-station', { plural: 'casernes de pompiers' }),
  m('restaurant', 'restaurant', 'restaurant'),
  m('magasin', 'store', 'shop'),
  f('épicerie', 'grocery store', 'grocery'),
  f('banque', 'bank', 'bank'),
  m('bureau de poste', 'post office', 'post-office', { plural: 'bureaux de poste' }),
  f('usine', 'factory', 'factory'),
  m('laboratoire', 'laboratory', 'laboratory'),
  m('aéroport', 'airport', 'airport'),
  f('gare', 'train station', 'station'),
  f('boulangerie', 'bakery', 'bakery'),
  f('pharmacie', 'pharmacy', 'pharmacy'),
  m('salon de coiffure', 'hair salon', 'hair-salon', { plural: 'salons de coiffure' }),
  m('chantier', 'construction site', 'building-construction'),
  f('clinique dentaire', 'dental clinic', 'dental-clinic', { plural: 'cliniques dentaires' }),
  m('tribunal', 'courthouse', 'classical-building'),
  m('musée', 'museum', 'museum'),
  m('immeuble de bureaux', 'office building', 'office-building', { plural: 'immeubles de bureaux' }),
]

export const workplacePhrases = [
  phrase('Où travailles-tu?', 'Where do you work?', 'where-work'),
  phrase("Je travaille à l'hôpital.", 'I work at the hospital.', 'work-hospital'),
  phrase('Le serveur travaille au restaurant.', 'The waiter works at the restaurant.', 'work-restaurant'),
  phrase(
    'La scientifique travaille au laboratoire.',
    'The scientist works in the laboratory.',
    'work-laboratory',
  ),
  phrase("Le pilote travaille à l'aéroport.", 'The pilot works at the airport.', 'work-airport'),
  phrase("L'agricultrice travaille à la ferme.", 'The farmer works on the farm.', 'work-farm'),
]

export const workWords = [...professions, ...professionPhrases, ...workplaces, ...workplacePhrases]
