import { f, m, phrase } from './word.ts'

/** `owl.ts` supplies "la nuit". */
export const partsOfDay = [
  m('jour', 'day', 'day-sky'),
  m('matin', 'morning', 'morning-sky'),
  m('midi', 'noon', 'noon-sky', { plural: null }),
  m('après-midi', 'afternoon', 'afternoon-sky', { plural: 'après-midi' }),
  m('soir', 'evening', 'evening-sky'),
]

export const meals = [
  m('déjeuner', 'breakfast', 'breakfast'),
  f('collation', 'snack', 'snack'),
  m('dîner', 'lunch', 'lunch'),
  m('souper', 'supper', 'supper'),
]

export const morningThings = [
  m('réveille-matin', 'alarm clock', 'alarm-clock', { plural: null }),
  f('brosse à dents', 'toothbrush', 'tooth-brush', { plural: 'brosses à dents' }),
]

export const weekdays = [
  phrase('lundi', 'Monday', 'day-1'),
  phrase('mardi', 'Tuesday', 'day-2'),
  phrase('mercredi', 'Wednesday', 'day-3'),
  phrase('jeudi', 'Thursday', 'day-4'),
  phrase('vendredi', 'Friday', 'day-5'),
  phrase('samedi', 'Saturday', 'day-6'),
  phrase('dimanche', 'Sunday', 'day-7'),
]

/** Spans of time, from short to long. "le jour" is in `partsOfDay`. */
export const spans = [
  f('minute', 'minute', 'stopwatch'),
  f('heure', 'hour', 'span-hour'),
  f('semaine', 'week', 'span-week'),
  f('fin de semaine', 'weekend', 'weekend', { plural: 'fins de semaine' }),
  m('mois', 'month', 'span-month'),
  f('année', 'year', 'span-year'),
]

export const timeWords = [
  phrase('hier', 'yesterday', 'yesterday'),
  phrase("aujourd'hui", 'today', 'today'),
  phrase('demain', 'tomorrow', 'tomorrow'),
  phrase('tôt', 'early', 'early'),
  phrase('tard', 'late', 'late'),
]

export const frequency = [
  phrase('toujours', 'always', 'always'),
  phrase('souvent', 'often', 'often'),
  phrase('parfois', 'sometimes', 'sometimes'),
  phrase('jamais', 'never', 'never'),
]

export const appointments = [
  m('horaire', 'schedule', 'schedule'),
  m('rendez-vous', 'appointment', 'appointment', { plural: 'rendez-vous' }),
  phrase('en avance', 'ahead of time', 'ahead-of-time'),
  phrase("à l'heure", 'on time', 'on-time'),
  phrase('en retard', 'late', 'running-late'),
]

export const clock = [
  phrase('Quelle heure est-il?', 'What time is it?', 'what-time'),
  phrase('Il est midi.', 'It is noon.', 'at-noon'),
  phrase('Il est minuit.', 'It is midnight.', 'at-midnight'),
]

export const clockOnTheHour = [phrase('Il est sept heures.', "It is seven o'clock.", 'at-seven')]

export const clockQuarters = [
  phrase('Il est huit heures et quart.', 'It is a quarter past eight.', 'quarter-past-eight'),
  phrase('Il est trois heures et demie.', 'It is half past three.', 'half-past-three'),
  phrase('Il est neuf heures moins le quart.', 'It is a quarter to nine.', 'quarter-to-nine'),
]

export const routine = [
  phrase('Je me lève.', 'I get up.', 'i-get-up'),
  phrase("Je m'habille.", 'I get dressed.', 'get-dressed'),
  phrase('Je déjeune.', 'I have breakfast.', 'have-breakfast'),
  phrase("Je vais à l'école.", 'I go to school.', 'go-to-school'),
  phrase('Je dîne avec mes amis.', 'I have lunch with my friends.', 'lunch-with-friends'),
  phrase('Je reviens à la maison.', 'I come back home.', 'come-home'),
  phrase('Je soupe avec ma famille.', 'I have supper with my family.', 'supper-with-family'),
  phrase('Je me couche.', 'I go to bed.', 'go-to-bed'),
]

export const dates = [
  phrase('Quel jour sommes-nous?', 'What day is it?', 'what-day'),
  phrase("Aujourd'hui, c'est lundi.", 'Today is Monday.', 'today-monday'),
  phrase("Demain, c'est samedi.", 'Tomorrow is Saturday.', 'tomorrow-saturday'),
]

export const timedRoutine = [
  phrase('Je me lève à sept heures.', "I get up at seven o'clock.", 'up-at-seven'),
  phrase('Je prends ma douche.', 'I take my shower.', 'take-shower'),
  phrase("Je pars pour l'école à huit heures.", "I leave for school at eight o'clock.", 'leave-at-eight'),
  phrase('Je dîne à midi.', 'I have lunch at noon.', 'lunch-at-noon'),
  phrase("Après l'école, je prends une collation.", 'After school, I have a snack.', 'after-school-snack'),
  phrase('Je me couche à neuf heures.', "I go to bed at nine o'clock.", 'bed-at-nine'),
]

export const moreDates = [
  phrase('Quelle est la date?', 'What is the date?', 'what-date'),
  phrase("C'est le premier mai.", 'It is the first of May.', 'first-of-may'),
  phrase("L'école commence en septembre.", 'School starts in September.', 'school-in-september'),
]

/** Order and frequency. */
export const habits = [
  phrase('À quelle heure te lèves-tu?', 'What time do you get up?', 'when-up'),
  phrase("D'abord, je mange mon déjeuner.", 'First, I eat my breakfast.', 'first-breakfast'),
  phrase('Ensuite, je fais mon lit.', 'Then, I make my bed.', 'then-make-bed'),
  phrase("Enfin, je pars pour l'école.", 'Finally, I leave for school.', 'finally-school'),
  phrase('Ma sœur se lève toujours tôt.', 'My sister always gets up early.', 'sister-up-early'),
  phrase(
    'Je ne regarde jamais la télévision le matin.',
    'I never watch television in the morning.',
    'no-morning-television',
  ),
  phrase("Le mardi, j'ai un cours de piano.", 'On Tuesdays, I have a piano lesson.', 'tuesday-piano'),
  phrase('Il est dix heures vingt.', 'It is ten twenty.', 'ten-twenty'),
  phrase('Nous sommes le vingt et un mars.', 'It is March 21.', 'march-21'),
]

/** Yesterday, tonight, and times of day up to twenty-four. */
export const pastAndPlans = [
  phrase('Hier, je me suis levée trop tard.', 'Yesterday, I got up too late. (a girl says)', 'up-too-late'),
  phrase("J'ai manqué l'autobus ce matin.", 'I missed the bus this morning.', 'missed-bus'),
  phrase('Dépêche-toi, nous sommes en retard!', 'Hurry up, we are late!', 'hurry-up'),
  phrase(
    'Le film commence à dix-neuf heures trente.',
    'The movie starts at seven thirty in the evening.',
    'film-at-half-past-seven',
  ),
  phrase(
    'Ce soir, je vais me coucher plus tôt.',
    'Tonight, I am going to go to bed earlier.',
    'earlier-to-bed',
  ),
  phrase(
    'Je finis toujours mes devoirs avant de jouer.',
    'I always finish my homework before playing.',
    'homework-before-play',
  ),
  phrase(
    "Samedi, nous avons dormi jusqu'à dix heures.",
    "On Saturday, we slept until ten o'clock.",
    'slept-until-ten',
  ),
  phrase(
    "J'ai un rendez-vous chez la dentiste jeudi.",
    'I have an appointment with the dentist on Thursday.',
    'dentist-on-thursday',
  ),
]

export const dayWords = [
  ...partsOfDay,
  ...meals,
  ...morningThings,
  ...weekdays,
  ...spans,
  ...timeWords,
  ...frequency,
  ...appointments,
  ...clock,
  ...clockOnTheHour,
  ...clockQuarters,
  ...routine,
  ...dates,
  ...timedRoutine,
  ...moreDates,
  ...habits,
  ...pastAndPlans,
]
