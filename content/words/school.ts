import { f, m, phrase } from './word.ts'

export const schoolPlaces = [
  f('école', 'school', 'school'),
  f('salle de classe', 'classroom', 'class-room', { plural: 'salles de classe' }),
  m('gymnase', 'gymnasium', 'gym'),
  f('bibliothèque', 'library', 'library'),
  f('cafétéria', 'cafeteria', 'cafeteria'),
  f("cour d'école", 'schoolyard', 'schoolyard', { plural: "cours d'école" }),
  m('bureau', 'office', 'principal-office'),
  m('corridor', 'hallway', 'corridor'),
  m('escalier', 'stairs', 'stairs'),
  f('toilettes', 'washroom', 'restroom', { isPlural: true }),
  m('autobus scolaire', 'school bus', 'bus', { plural: 'autobus scolaires' }),
]

export const schoolPeople = [
  f('enseignante', 'teacher (woman)', 'woman-teacher'),
  m('enseignant', 'teacher (man)', 'teacher-man'),
  f('directrice', 'principal (woman)', 'woman-office-worker'),
  m('directeur', 'principal (man)', 'principal-man'),
  m('concierge', 'caretaker', 'caretaker'),
  f('bibliothécaire', 'librarian', 'librarian'),
  m("chauffeur d'autobus", 'bus driver', 'bus-driver', { plural: "chauffeurs d'autobus" }),
  m('élève', 'pupil', 'schoolchild'),
]

export const subjects = [
  m('français', 'French', 'french-class', { plural: null }),
  m('anglais', 'English', 'english-class', { plural: null }),
  f('mathématiques', 'mathematics', 'maths-class', { isPlural: true }),
  f('sciences', 'science', 'science-class', { isPlural: true }),
  f('éducation physique', 'physical education', 'running-shoe', { plural: null }),
  f('musique', 'music', 'music-class', { plural: null }),
  m('arts plastiques', 'visual arts', 'art-class', { isPlural: true }),
  f('études sociales', 'social studies', 'social-class', { isPlural: true }),
  f('récréation', 'recess', 'recess', { plural: null }),
  m('devoirs', 'homework', 'homework', { isPlural: true }),
]

export const schoolPhrases = [
  phrase("Je prends l'autobus.", 'I take the bus.', 'bus-stop'),
  phrase("J'aime la musique.", 'I like music.', 'like-music'),
  phrase('Je joue dehors à la récréation.', 'I play outside at recess.', 'play-outside'),
  phrase('Je mange à la cafétéria.', 'I eat in the cafeteria.', 'eat-cafeteria'),
  phrase('Je fais mes devoirs le soir.', 'I do my homework in the evening.', 'homework-evening'),
  phrase('Ma matière préférée est le français.', 'My favourite subject is French.', 'favourite-french'),
]

export const schoolTalk = [
  phrase('Quelle est ta matière préférée?', 'What is your favourite subject?', 'which-subject'),
  phrase(
    'Le cours de sciences commence à dix heures.',
    "Science class starts at ten o'clock.",
    'science-at-ten',
  ),
  phrase("J'ai un test de mathématiques vendredi.", 'I have a mathematics test on Friday.', 'friday-test'),
  phrase("J'ai oublié mes devoirs à la maison.", 'I left my homework at home.', 'forgot-homework'),
  phrase('Nous travaillons en équipe.', 'We work in a team.', 'work-in-team'),
  phrase('Est-ce que je peux emprunter ce livre?', 'May I borrow this book?', 'borrow-book'),
  phrase('Mon casier est dans le corridor.', 'My locker is in the hallway.', 'my-locker'),
]

export const schoolWords = [...schoolPlaces, ...schoolPeople, ...subjects, ...schoolPhrases, ...schoolTalk]
