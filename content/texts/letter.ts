import { picturePath } from '../words/media-path.ts'
import { list, paragraph } from './blocks.ts'

export const letter = {
  image: picturePath('love-letter'),
  blocks: [
    paragraph('Chères familles,', 'Dear families,'),
    paragraph(
      "Bienvenue dans notre classe de français! Cette année, votre enfant va écouter, parler, chanter, jouer et rire en français. Les erreurs sont permises : c'est ainsi que l'on apprend.",
      'Welcome to our French class! This year, your child will listen, speak, sing, play and laugh in French. Mistakes are allowed: that is how we learn.',
    ),
    paragraph(
      'Ce site est le prolongement de la classe. Votre enfant y retrouve les mots de la semaine avec leurs images et leurs sons, des jeux, des chansons, des vidéos et des histoires.',
      'This site goes on where the class ends. Your child will find the words of the week with their pictures and sounds, games, songs, videos and stories.',
    ),
    paragraph('Voici comment vous pouvez aider à la maison :', 'Here is how you can help at home:'),
    list(
      [
        'Dix minutes, trois fois par semaine, valent mieux que deux heures le dimanche.',
        'Ten minutes, three times a week, are worth more than two hours on Sunday.',
      ],
      [
        'Laissez votre enfant vous apprendre un mot chaque jour. Répétez-le ensemble, même avec un accent!',
        'Let your child teach you one word a day. Say it together, even with an accent!',
      ],
      ['Écoutez une chanson ou une histoire avant de dormir.', 'Listen to a song or a story at bedtime.'],
      ['Encouragez les efforts plus que les résultats.', 'Encourage the effort more than the result.'],
    ),
    paragraph(
      "Vous ne parlez pas français? Ce n'est pas un problème. Chaque page peut montrer l'anglais, et chaque mot peut être écouté autant de fois que l'on veut.",
      'You do not speak French? That is not a problem. Every page can show the English, and every word can be listened to as often as you like.',
    ),
    paragraph(
      'Chaque groupe de cinq activités réussies donne un Bravo. Le compte recommence le dimanche. Les Bravos encouragent : ils ne sont pas des notes.',
      'Every five activities that count earn a Bravo. The count starts again on Sunday. Bravos are an encouragement: they are not marks.',
    ),
    paragraph(
      "Si vous avez une question, écrivez-moi un mot dans l'agenda de votre enfant. Je vous répondrai avec plaisir.",
      "If you have a question, write me a note in your child's agenda. I will be happy to answer.",
    ),
    paragraph(
      'Merci de votre confiance, et bonne année scolaire!\nMme Bravo',
      'Thank you for your trust, and have a good school year!\nMme Bravo',
    ),
  ],
}
