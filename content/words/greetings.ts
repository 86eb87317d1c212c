import { phrase } from './word.ts'

export const hellos = [
  phrase('bonjour', 'hello', 'say-hello'),
  phrase('salut', 'hi', 'say-hi'),
  phrase('bienvenue', 'welcome', 'say-welcome'),
  phrase('au revoir', 'goodbye', 'say-goodbye'),
  phrase('à demain', 'see you tomorrow', 'say-tomorrow'),
  phrase('bonne nuit', 'good night', 'say-good-night'),
]

export const politeWords = [
  phrase("s'il te plaît", 'please', 'say-please'),
  phrase('merci', 'thank you', 'say-thanks'),
  phrase('de rien', 'you are welcome', 'say-not-at-all'),
  phrase('pardon', 'sorry', 'say-sorry'),
  phrase('oui', 'yes', 'say-yes'),
  phrase('non', 'no', 'say-no'),
]

export const introductions = [
  phrase("Comment t'appelles-tu?", 'What is your name?', 'what-name'),
  phrase("Je m'appelle Maya.", 'My name is Maya.', 'name-maya'),
]

export const greetingsWords = [...hellos, ...politeWords, ...introductions]
