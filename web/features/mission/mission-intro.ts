import type { OwlText } from '../../../content/owl-texts.ts'

/** Introduction of the mission: as text, and as spoken by the owl. */
export const MISSION_INTRO: Readonly<Record<'text' | 'said', OwlText>> = {
  text: { french: "Voici ta mission d'aujourd'hui.", english: 'Here is your mission for today.' },
  said: {
    french: "Voici ta mission d'aujourd'hui. Touche le grand bouton pour commencer.",
    english: 'Here is your mission for today. Tap the big button to begin.',
  },
}
