import type { LivePlan } from '../../domain/live/plan.ts'
import type { LivePupil } from '../../domain/live/state.ts'

/** The people and the plan of tested live games. */

export const [ALICE, BRUNO, MADAME] = [7, 8, 1] as const

/** The class that plays. Both pupils choose the French of a picture. */
export const STORED: { plan: LivePlan; pupils: LivePupil[] } = {
  plan: {
    ...{ title: 'La ferme', way: 'race', tasks: ['recall'], questions: 5, thinkSeconds: 0 },
    ...{ showsNames: true, hasTablets: true, seed: 7, hiddenSounds: [] },
    words: ['la vache', 'le cheval', 'la poule', 'le lapin'].map((word) => ({
      ...{
        id: word.replace(' ', '-'),
        word,
        image: `${word}.svg`,
        sound: `${word}.mp3`,
        caption: '',
        page: null,
      },
    })),
  },
  pupils: [ALICE, BRUNO].map((userID) => ({
    ...{ userID, displayName: `Élève ${userID}`, avatarUrl: '', supports: [], days: [2, 2, 2, 2] },
  })),
}
