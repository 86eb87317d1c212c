import { f, m, phrase } from './word.ts'

export const skyWords = [
  m('soleil', 'sun', 'sun', { plural: null }),
  f('pluie', 'rain', 'cloud-with-rain', { plural: null }),
  f('neige', 'snow', 'cloud-with-snow', { plural: null }),
  m('vent', 'wind', 'wind-face', { plural: null }),
  m('nuage', 'cloud', 'cloud'),
  m('orage', 'thunderstorm', 'cloud-with-lightning-and-rain'),
  m('éclair', 'lightning', 'high-voltage'),
  m('brouillard', 'fog', 'in-fog', { plural: null }),
  m('arc-en-ciel', 'rainbow', 'rainbow', { plural: 'arcs-en-ciel' }),
  m('flocon', 'snowflake', 'snowflake'),
  f('tornade', 'tornado', 'tornado'),
  m('thermomètre', 'thermometer', 'thermometer'),
]

export const weatherPhrases = [
  phrase('Il fait soleil.', 'It is sunny.', 'it-is-sunny'),
  phrase('Il fait beau.', 'The weather is nice.', 'it-is-nice'),
  phrase('Il fait mauvais.', 'The weather is bad.', 'it-is-bad'),
  phrase('Il fait chaud.', 'It is hot.', 'it-is-hot'),
  phrase('Il fait froid.', 'It is cold.', 'it-is-cold'),
  phrase('Il fait frais.', 'It is cool.', 'it-is-cool'),
  phrase('Il pleut.', 'It is raining.', 'it-rains'),
  phrase('Il neige.', 'It is snowing.', 'it-snows'),
  phrase('Il vente.', 'It is windy.', 'it-is-windy'),
  phrase('Il y a des nuages.', 'It is cloudy.', 'sun-behind-large-cloud'),
  phrase('Il y a un orage.', 'There is a thunderstorm.', 'cloud-with-lightning-and-rain'),
  phrase('Il y a du brouillard.', 'It is foggy.', 'in-fog'),
]

export const winterWeather = [
  phrase('Il gèle.', 'It is freezing.', 'it-freezes'),
  phrase('Il grêle.', 'It is hailing.', 'hail'),
  phrase('Il y a de la poudrerie.', 'There is blowing snow.', 'blowing-snow'),
  phrase('Il y a du verglas.', 'It is icy.', 'black-ice'),
]

export const seasons = [
  m('printemps', 'spring', 'spring', { plural: null }),
  m('été', 'summer', 'summer', { plural: null }),
  m('automne', 'autumn', 'autumn', { plural: null }),
  m('hiver', 'winter', 'winter', { plural: null }),
]

export const weatherTalk = [
  phrase('Quelle est la température?', 'What is the temperature?', 'what-temperature'),
  phrase('Il fait moins vingt degrés.', 'It is minus twenty degrees.', 'minus-twenty'),
  phrase('Demain, il va neiger.', 'Tomorrow, it is going to snow.', 'snow-tomorrow'),
  phrase('Hier, il a plu toute la journée.', 'Yesterday, it rained all day.', 'rained-yesterday'),
  phrase(
    "Je mets mon imperméable parce qu'il pleut.",
    'I put on my raincoat because it is raining.',
    'raincoat-on',
  ),
  phrase(
    "S'il fait beau, nous allons jouer dehors.",
    'If the weather is nice, we will play outside.',
    'if-nice',
  ),
  phrase("L'école est fermée à cause de la neige.", 'The school is closed because of the snow.', 'snow-day'),
]

export const weatherWords = [...skyWords, ...weatherPhrases, ...winterWeather, ...seasons, ...weatherTalk]
