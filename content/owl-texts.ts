import { CHEERS } from '../domain/games/game.ts'
import { NO_PRAISE } from '../domain/games/praise.ts'
import { games } from '../domain/games/registry.ts'
import { type ComputedText, joinTexts, sentencesOf } from '../domain/spoken-sentences.ts'
import { DROP_NOTICES } from './games/drop-notices.ts'
import {
  activitiesLeft,
  allCountOwlTexts,
  grownThisWeek,
  missionsLeft,
  wordsGrown,
  wordsInBloom,
} from './owl-counts.ts'
import { WORDS_HINT } from './site/page-words.ts'
import { stoneTexts } from './site/stepping-stones.ts'
import { stickerTexts } from './stickers.ts'
import { WRITING_TEXTS } from './writing.ts'

/** The owl's texts for pages and results, besides game instructions. */
const texts = [
  // Instructions of pages.
  [
    'Écoute, joue et apprends le français! Touche ton année.',
    'Listen, play and learn French! Tap your grade.',
  ],
  ['Touche une image pour commencer.', 'Tap a picture to begin.'],
  [WORDS_HINT.hint, WORDS_HINT.english],
  ["Choisis un livre. Touche un mot pour l'écouter.", 'Choose a book. Tap a word to hear it.'],
  [
    "Choisis une chanson. La musique joue, et c'est toi qui chantes.",
    'Choose a song. The music plays, and you are the one who sings.',
  ],
  ['Regarde, écoute et répète.', 'Watch, listen and repeat.'],
  [
    'Chaque étoile est un Bravo. Fais cinq activités, et la prochaine sera peut-être pour toi!',
    'Each star is a Bravo. Do five activities, and the next one may be yours!',
  ],
  [
    'Dessine comme tu veux. Touche un outil, puis la feuille.',
    'Draw as you like. Tap a tool, then the sheet.',
  ],
  ["C'est ton profil.", 'This is your profile.'],
  ['Joue avec les autres! Touche le grand bouton.', 'Play with others! Tap the big button.'],
  ['Écris ton NIP, puis touche le grand bouton.', 'Type your secret number, then tap the big button.'],
  [
    'Écris les lettres de la leçon, puis touche le grand bouton.',
    'Type the letters of the lesson, then tap the big button.',
  ],
  [
    "L'espace des jeux à plusieurs n'est pas encore prêt. Reviens plus tard!",
    'The multi-player area is not ready yet. Come back later!',
  ],
  ['Choisis ton avatar, puis touche le grand bouton.', 'Choose your picture, then tap the big button.'],
  ["Il n'y a pas encore de mots pour toi. Joue à un jeu!", 'There are no words for you yet. Play a game!'],
  ['Cette page est fermée.', 'This page is closed.'],
  ['À toi!', 'Your turn!'],
  // Writing.
  [WRITING_TEXTS.write.french, WRITING_TEXTS.write.english],
  [WRITING_TEXTS.sent.french, WRITING_TEXTS.sent.english],
  // Signing in.
  ['Écris ton nom, puis touche le grand bouton.', 'Write your name, then tap the big button.'],
  ['Ou cherche ton nom dans ta classe.', 'Or look for your name in your class.'],
  ['Ou montre ta carte.', 'Or show your card.'],
  ['Montre ta carte à la caméra.', 'Show your card to the camera.'],
  ['Qui es-tu? Touche ton nom.', 'Who are you? Tap your name.'],
  ["Touche tes trois images, dans l'ordre.", 'Tap your three pictures, in order.'],
  ['Je ne trouve pas ce nom. Demande à ton enseignante.', 'I cannot find that name. Ask your teacher.'],
  ['Ce ne sont pas tes images.', 'These are not your pictures.'],
  ["Ce code n'est pas une carte de Mme Bravo.", 'This code is not one of our cards.'],
  ["Cette carte n'est plus valide.", 'This card is no longer valid.'],
  ['Demande à ton enseignante, ou entre avec ton nom.', 'Please ask your teacher, or sign in by name.'],
  ['La caméra ne marche pas ici. Écris ton nom.', 'The camera does not work here. Type your name.'],
  ["Trop d'essais. Attends un peu.", 'Too many tries. Please wait.'],
  [
    "Trop d'essais. Demande à ton enseignante. Ou montre ta carte.",
    'Too many tries. Ask your teacher. Or show your card.',
  ],
  // The next step on the home page.
  ['Commence ici.', 'Start here.'],
  ["Qu'est-ce que tu sais déjà? Commence ici.", 'What do you know already? Start here.'],
  ["Voici ta mission d'aujourd'hui. Commence ici.", 'Here is your mission for today. Start here.'],
  // Results of games and stories.
  ['Aucune erreur!', 'No mistakes!'],
  ['Touche les mots à revoir pour les écouter.', 'Tap the words to look at again, to hear them.'],
  ['Nouveau record!', 'New record!'],
  ['Il faut 500 points pour que le jeu compte.', 'The game counts from 500 points.'],
  ['Tu as gagné un Bravo!', 'You earned a Bravo!'],
  ['Boni! Tu as gagné 3 Bravos!', 'Bonus! You won 3 Bravos!'],
  ['Boni! Tu as gagné 4 Bravos!', 'Bonus! You won 4 Bravos!'],
  ['Boni! Tu as gagné 5 Bravos!', 'Bonus! You won 5 Bravos!'],
  ["Tu as lu toute l'histoire.", 'You have read the whole story.'],
  ...CHEERS.map((cheer) => [cheer, ''] as const),
  ['Bravo!', 'Well done!'],
  [NO_PRAISE.french, NO_PRAISE.english],
  // Drag-and-drop games.
  ...Object.values(DROP_NOTICES).map((notice) => [notice, ''] as const),
  // Missions and the garden.
  ['Écoute, puis touche la bonne image.', 'Listen, then tap the right picture.'],
  ["Touche l'image qui va avec le mot.", 'Tap the picture that goes with the word.'],
  ['Touche le bon mot.', 'Tap the right word.'],
  ['Écris le mot avec les lettres.', 'Spell the word with the letters.'],
  ['Voici un nouveau mot. Écoute et répète!', 'Here is a new word. Listen and repeat!'],
  ['Bravo! Ta mission est finie.', 'Well done! Your mission is finished.'],
  ['Voici ton jardin.', 'Here is your garden.'],
  ['Touche une plante qui a soif.', 'Tap a thirsty plant.'],
  ['Voici ton jardin. Touche une plante qui a soif.', 'Here is your garden. Tap a thirsty plant.'],
  [
    "Il n'y a pas encore de mots pour toi. Touche le grand bouton pour commencer.",
    'There are no words for you yet. Tap the big button to begin.',
  ],
  ["Aucune plante n'a soif.", 'No plant is thirsty.'],
  ['Touche le grand bouton pour commencer.', 'Tap the big button to begin.'],
  ["Voici ta mission d'aujourd'hui.", 'Here is your mission for today.'],
  [
    "Voici ta mission d'aujourd'hui. Touche le grand bouton pour commencer.",
    'Here is your mission for today. Tap the big button to begin.',
  ],
  ['Pas de réseau. Essaie plus tard.', 'No network. Try again later.'],
  ["Ta mission t'attend : il faut Internet.", 'Your mission is waiting: you need the Internet.'],
  ["Bravo! Tu as l'autocollant de la semaine.", "Well done! You have this week's sticker."],
  [
    'Trois missions cette semaine, et ce hibou est à toi.',
    'Three missions this week, and this owl is yours.',
  ],
  ['Écoute, dis le mot, puis écoute-toi.', 'Listen, say the word, then hear yourself.'],
  ['À toi! Dis le mot.', 'Your turn! Say the word.'],
  ["C'est la leçon de ta classe. Commence ici.", "This is your class's lesson. Start here."],
  ['Fais ta feuille, puis touche « Fini ».', 'Do your sheet, then tap “Done”.'],
  ['Bravo! La leçon est finie.', 'Well done! The lesson is finished.'],
  // Checks before and after a theme.
  [
    "Qu'est-ce que tu sais déjà? Touche le grand bouton pour commencer.",
    'What do you know already? Tap the big button to begin.',
  ],
  ['Écoute, puis touche la bonne réponse.', 'Listen, then tap the right answer.'],
  ["Si tu ne sais pas, touche le point d'interrogation.", 'If you do not know, tap the question mark.'],
  ["Merci! C'est fini.", 'Thank you! All done.'],
  ["C'est fini pour aujourd'hui. Merci!", 'That is all for today. Thank you!'],
] as const

type Line = (typeof texts)[number]

/**
 * A text that the owl reads aloud in French, with its English translation. It has generated sounds if it is
 * listed above.
 */
export interface OwlText {
  french: Line[0] | ComputedText['french']
  english: Line[1] | ComputedText['english']
}

/** Sentences about counts, stepping stones and stickers. */
const computedTexts = [
  ...[wordsGrown, wordsInBloom, grownThisWeek, missionsLeft, activitiesLeft].flatMap(allCountOwlTexts),
  ...stoneTexts,
  ...stickerTexts,
].map((text) => {
  const { french, english } = joinTexts([text])
  return [french, english] as const
})

const gameInstructions = Object.values(games).flatMap(({ instructions, instructionsWithoutReading = '' }) =>
  [instructions, instructionsWithoutReading].map((lines) => {
    const [french = '', ...english] = lines.split('\n')
    return [french, english.join(' ')] as const
  }),
)

/** All of the owl's sentences by language. */
export const owlSentences = {
  french: [
    ...new Set([...texts, ...computedTexts, ...gameInstructions].flatMap(([french]) => sentencesOf(french))),
  ],
  english: [
    ...new Set(
      [...texts, ...computedTexts, ...gameInstructions].flatMap(([, english]) => sentencesOf(english)),
    ),
  ],
}
