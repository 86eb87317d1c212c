import { games } from '../domain/games/registry.ts'
import { sentencesOf } from '../domain/spoken-sentences.ts'

/** What the owl says of a page or a result, besides the instructions of games: French, and its English. A test holds the site against it. */
const texts: readonly (readonly [french: string, english: string])[] = [
  // What to do on a page.
  [
    'Écoute, joue et apprends le français! Touche ton année.',
    'Listen, play and learn French! Tap your grade.',
  ],
  ['Touche une image pour commencer.', 'Tap a picture to begin.'],
  ['Touche une image pour écouter.', 'Tap a picture to listen.'],
  ["Choisis un livre. Touche un mot pour l'écouter.", 'Choose a book. Tap a word to hear it.'],
  [
    "Choisis une chanson. La musique joue, et c'est toi qui chantes.",
    'Choose a song. The music plays, and you are the one who sings.',
  ],
  ['Regarde, écoute et répète.', 'Watch, listen and repeat.'],
  [
    'Chaque étoile est un Bravo. Joue, écoute, et la prochaine sera peut-être pour toi!',
    'Each star is a Bravo. Play five activities, and the next one may be yours.',
  ],
  [
    'Dessine comme tu veux. Touche un outil, puis la feuille.',
    'Draw as you like. Tap a tool, then the sheet.',
  ],
  // Signing in.
  ['Écris ton nom, puis touche le grand bouton.', 'Write your name, then tap the big button.'],
  ['Ou cherche ton nom dans ta classe.', 'Or look for your name in your class.'],
  ['Ou montre ta carte.', 'Or show your card.'],
  ['Montre ta carte à la caméra.', 'Show your card to the camera.'],
  ['Quelle est ta classe? Touche-la.', 'Which is your class? Tap it.'],
  ['Qui es-tu? Touche ton nom.', 'Who are you? Tap your name.'],
  ["Touche tes trois images, dans l'ordre.", 'Press your three pictures, in order.'],
  // How a game or a story ended.
  ['Aucune erreur!', 'No mistakes!'],
  ['Touche les mots à revoir pour les écouter.', 'Tap the words to look at again, to hear them.'],
  ['Il faut 500 points pour que le jeu compte.', 'The game counts from 500 points.'],
  ['Tu as gagné un Bravo!', 'You earned a Bravo!'],
  ...[3, 4, 5].map(
    (count) => [`Boni! Tu as gagné ${count} Bravos!`, `Bonus! You won ${count} Bravos!`] as const,
  ),
  ["Tu as lu toute l'histoire.", 'You have read the whole story.'],
  ['Bravo!', ''],
  ['Super!', ''],
  ['Très Bien!', ''],
  ['Fantastique!', ''],
  // Missions and the garden.
  ['Écoute, puis touche la bonne image.', 'Listen, then tap the right picture.'],
  ["Touche l'image qui va avec le mot.", 'Tap the picture that goes with the word.'],
  ['Touche le bon mot.', 'Tap the right word.'],
  ['Écris le mot avec les lettres.', 'Spell the word with the letters.'],
  ['Voici un nouveau mot. Écoute et répète!', 'Here is a new word. Listen and repeat!'],
  ['Bravo! Ta mission est finie.', 'Well done! Your mission is finished.'],
  ['Voici ton jardin. Touche une plante qui a soif.', 'Here is your garden. Tap a thirsty plant.'],
  ["Voici ta mission d'aujourd'hui.", 'Here is your mission for today.'],
  ['Écoute, dis le mot, puis écoute-toi.', 'Listen, say the word, then hear yourself.'],
  ["C'est la leçon de ta classe. Commence ici.", "This is your class's lesson. Start here."],
]

const ofGames = Object.values(games).flatMap(({ instructions, instructionsWithoutReading = '' }) =>
  [instructions, instructionsWithoutReading].map((told) => {
    const [french = '', ...english] = told.split('\n')
    return [french, english.join(' ')] as const
  }),
)

/** The sentences that the owl says, by language. */
export const owlSentences = {
  french: [...new Set([...texts, ...ofGames].flatMap(([french]) => sentencesOf(french)))],
  english: [...new Set([...texts, ...ofGames].flatMap(([, english]) => sentencesOf(english)))],
}
