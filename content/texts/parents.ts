import { picturePath } from '../words/media-path.ts'
import { heading, list, paragraph } from './blocks.ts'
import { type StoredChildData, storedChildData } from './stored-child-data.ts'

export const parents = {
  image: picturePath('busts-in-silhouette'),
  blocks: [
    heading('Comment le site fonctionne', 'How the site works'),
    paragraph(
      'Tout le monde peut ouvrir les pages de mots, la musique, les vidéos, les histoires et la plupart des jeux, sans compte.',
      'Everyone can open the pages of words, the music, the videos, the stories and most of the games, without an account.',
    ),
    paragraph(
      "Votre enfant se connecte avec un nom d'utilisateur que l'école lui donne. Il n'y a ni adresse courriel ni mot de passe à retenir pour les élèves.",
      'Your child signs in with a user name given by the school. Pupils have no e-mail address and no password to remember.',
    ),
    list(
      [
        'Une activité qui compte donne un point, et cinq points font un Bravo. Un même jeu compte une fois par semaine.',
        'An activity that counts gives a point, and five points make a Bravo. The same game counts once a week.',
      ],
      [
        "Trois vidéos de suite, regardées jusqu'à la fin, donnent un point.",
        'Three videos in a row, watched to their end, give a point.',
      ],
      [
        'Sans connexion Internet, une partie commencée peut être finie : le résultat part quand le réseau revient.',
        'Without the Internet, a game that has begun can be finished: the result is sent when the network is back.',
      ],
    ),
    heading('Aider à la maison', 'Helping at home'),
    list(
      [
        'Jouez ensemble : laissez votre enfant lire les mots et corriger votre accent.',
        'Play together: let your child read the words and correct your accent.',
      ],
      [
        'Collez le nom des objets dans la maison : la porte, la fenêtre, le lit.',
        'Put the names of things on them at home: la porte, la fenêtre, le lit.',
      ],
      [
        'Au souper, demandez : « Comment dit-on cela en français? »',
        'At supper, ask: "How do you say this in French?"',
      ],
      [
        'Écoutez la même histoire plusieurs fois. La répétition aide plus que la nouveauté.',
        'Listen to the same story several times. Repetition helps more than novelty.',
      ],
      [
        'Arrêtez quand votre enfant est fatigué. Le plaisir est le meilleur professeur.',
        'Stop when your child is tired. Pleasure is the best teacher.',
      ],
    ),
    heading('Si quelque chose dérange', 'If something is in the way'),
    list(
      [
        'Dans les réglages (la roue en haut de chaque page), « Calme » arrête tout ce qui bouge.',
        'In the settings (the wheel at the top of every page), "Calme" stops everything that moves.',
      ],
      [
        'Tout peut être fait avec le clavier, sans souris.',
        'Everything can be done with the keyboard, without a mouse.',
      ],
      [
        'Les jeux demandent un écran assez grand : une tablette, un portable ou un ordinateur.',
        'The games need a screen that is large enough: a tablet, a laptop or a desktop.',
      ],
    ),
    heading('La vie privée, en mots simples', 'Privacy, in plain words'),
    paragraph(
      'Nous gardons le moins possible, et seulement pour aider votre enfant à apprendre.',
      'We keep as little as possible, and only to help your child learn.',
    ),
    paragraph(
      "Voici tout ce que l'école garde de votre enfant, tant que le compte existe ou pendant le temps indiqué :",
      'Here is all that the school keeps of your child, as long as the account exists or for the time that is given:',
    ),
    list(...storedChildData.map(keptLine)),
    list(
      [
        "Ce qui n'est pas gardé : l'adresse de la maison, l'adresse courriel, la voix, la photo, l'adresse du réseau.",
        'What is not kept: the home address, the e-mail address, the voice, a photo, the address of the network.',
      ],
      [
        "Qui le voit : l'enseignante et l'administration de l'école. Le nom affiché et l'image : tout le monde, au tableau des Bravos, sauf si l'école le cache. Quand un boni est gagné, le site ne les montre qu'aux personnes connectées, mais le navigateur des autres les reçoit aussi. La classe : seulement les personnes connectées, sauf si l'école en décide autrement.",
        'Who sees it: the teacher and the administration of the school. The displayed name and the picture: everyone, on the Bravo board, unless the school hides it. When a bonus is won, the site shows them only to people who are signed in, but the browsers of others receive them too. The class: only people who are signed in, unless the school decides otherwise.',
      ],
      [
        "Pas de publicité, pas de pistage. Rien n'est demandé à un autre site avant que quelqu'un touche un lien.",
        'No advertising, no tracking. Nothing is asked of any other site before someone touches a link.',
      ],
      [
        "Dans le navigateur : qui s'est connecté, les réglages de l'appareil, les dessins, la partie et la mission en cours, les mots du jour, la leçon, la page où l'on s'est arrêté dans une histoire et les résultats qui attendent le réseau. Le texte et les réponses qui ne sont pas encore envoyés y restent deux semaines au plus.",
        'The browser stores who has signed in, the device settings, drawings, the current game and mission, the words of the day and the lesson. It also stores the last page read in a story, and results that wait for the network. Text and answers that have not been sent stay there for at most two weeks.',
      ],
    ),
    paragraph(
      "Vous pouvez demander à l'enseignante une copie de tout ce qui concerne votre enfant, ou son effacement. Après un effacement, une sauvegarde peut exister encore trente jours.",
      'You can ask the teacher for a copy of everything about your child, or to have it erased. After an erasure, a backup may exist for thirty more days.',
    ),
  ],
}

function keptLine({ french, english, days }: StoredChildData): [french: string, english: string] {
  return days === undefined
    ? [french, english]
    : [`${french}, pendant ${days} jours.`, `${english}, for ${days} days.`]
}
