import { adjective, phrase } from './word.ts'

/** Adjectives, spoken in both forms if they differ: "content, contente". */
export const firstFeelings = [
  adjective('content', 'contente', 'happy', 'grinning-face-with-smiling-eyes'),
  adjective('triste', 'triste', 'sad', 'crying-face'),
  adjective('fâché', 'fâchée', 'angry', 'pouting-face'),
  adjective('surpris', 'surprise', 'surprised', 'surprised'),
  adjective('fatigué', 'fatiguée', 'tired', 'sleepy-face'),
  adjective('malade', 'malade', 'sick', 'face-with-thermometer'),
  adjective('timide', 'timide', 'shy', 'face-with-peeking-eye'),
  adjective('excité', 'excitée', 'excited', 'star-struck'),
  adjective('calme', 'calme', 'calm', 'calm'),
  adjective('inquiet', 'inquiète', 'worried', 'worried'),
]

export const moreFeelings = [
  adjective('fier', 'fière', 'proud', 'proud-child'),
  adjective('jaloux', 'jalouse', 'jealous', 'jealous'),
  adjective('gêné', 'gênée', 'embarrassed', 'embarrassed'),
  adjective('perplexe', 'perplexe', 'puzzled, confused', 'confused'),
  adjective('nerveux', 'nerveuse', 'nervous', 'nervous'),
  adjective('déçu', 'déçue', 'disappointed', 'disappointed'),
  adjective('frustré', 'frustrée', 'frustrated', 'face-with-steam-from-nose'),
  adjective('amoureux', 'amoureuse', 'in love', 'in-love'),
  adjective('seul', 'seule', 'lonely', 'alone'),
]

export const strongFeelings = [
  adjective('enthousiaste', 'enthousiaste', 'enthusiastic', 'partying-face'),
  adjective('reconnaissant', 'reconnaissante', 'grateful', 'folded-hands'),
  adjective('soulagé', 'soulagée', 'relieved', 'face-exhaling'),
  adjective('courageux', 'courageuse', 'brave', 'superhero-child'),
  adjective('découragé', 'découragée', 'discouraged', 'discouraged'),
  adjective('impatient', 'impatiente', 'impatient', 'hourglass-face'),
  adjective('curieux', 'curieuse', 'curious', 'face-with-monocle'),
  adjective('étonné', 'étonnée', 'amazed', 'amazed'),
  adjective('stressé', 'stressée', 'stressed', 'exploding-head'),
  adjective('optimiste', 'optimiste', 'optimistic', 'optimist'),
]

export const feelingPhrases = [
  phrase('Comment ça va?', 'How are you?', 'how-are-you'),
  phrase('Ça va bien, merci.', 'I am fine, thank you.', 'thumbs-up'),
  phrase('Ça va mal.', 'I am not well.', 'thumbs-down'),
  phrase('Comme ci, comme ça.', 'So-so.', 'so-so'),
  phrase('Pas mal.', 'Not bad.', 'not-bad'),
  phrase("J'ai peur.", 'I am scared.', 'fearful-face'),
  phrase("J'ai faim.", 'I am hungry.', 'drooling-face'),
  phrase("J'ai soif.", 'I am thirsty.', 'thirsty'),
  phrase("Je m'ennuie.", 'I am bored.', 'bored'),
  phrase('Je suis de bonne humeur.', 'I am in a good mood.', 'good-mood'),
]

export const reasonPhrases = [
  phrase(
    "Je suis content parce que c'est ma fête.",
    'I am happy because it is my birthday. (a boy says)',
    'happy-birthday-me',
  ),
  phrase("Je suis triste parce que j'ai perdu mon chat.", 'I am sad because I lost my cat.', 'lost-cat'),
  phrase(
    "Je suis nerveuse parce que j'ai un test.",
    'I am nervous because I have a test. (a girl says)',
    'nervous-test',
  ),
  phrase("Je suis en colère parce qu'il a mon livre.", 'I am angry because he has my book.', 'angry-book'),
  phrase("J'ai peur quand il y a un orage.", 'I am scared when there is a thunderstorm.', 'scared-storm'),
  phrase('Je suis fière quand je réussis.', 'I am proud when I succeed. (a girl says)', 'proud-girl'),
]

export const emotionTalk = [
  phrase('Je me sens nerveux avant un match.', 'I feel nervous before a game. (a boy says)', 'nervous-match'),
  phrase('Je me calme : je respire lentement.', 'I calm down: I breathe slowly.', 'breathe'),
  phrase("J'en parle à quelqu'un.", 'I talk about it with someone.', 'talk-about-it'),
  phrase("Je demande de l'aide.", 'I ask for help.', 'ask-for-help'),
  phrase("J'écoute mon ami qui est triste.", 'I listen to my friend who is sad.', 'listen-friend'),
  phrase("Je m'excuse quand j'ai tort.", 'I apologize when I am wrong.', 'apologise'),
]

export const feelingsWords = [
  ...firstFeelings,
  ...moreFeelings,
  ...strongFeelings,
  ...feelingPhrases,
  ...reasonPhrases,
  ...emotionTalk,
]
