import { removeDiacritics } from '../domain/diacritics.ts'

/**
 * The demo school: seven classes and one of the first grade, with invented pupils. Display names are not user
 * names.
 */

export interface ClassSeed {
  classCode: string
  teacherName: string
  grade: number
}

export interface PupilSeed {
  userName: string
  displayName: string
  classCode: string
  /** Four digits, printed on the card. */
  pin: string
}

const TEACHER = 'Mme Bravo'

const names: Readonly<Record<string, string>> = {
  '4-1': 'Alice L., Bruno P., Chloé N., David T., Élodie R., Félix H., Gabrielle T., Hugo C.',
  '4-5': 'Inès S., Jacob M., Karine D., Léo F., Maëlle A., Nathan B., Océane V., Paul J.',
  '5-1': 'Quentin L., Rosalie P., Samuel N., Théa L., Ulysse R., Victoria H., William G., Xavier C.',
  '5-2': 'Yasmine S., Zachary M., Amélie D., Benoît F., Clara A., Damien B., Emma V., Florence J.',
  '6-1': 'Gaston L., Hélène P., Isaac N., Juliette T., Kévin R., Laurence H., Mathis G., Noémie C.',
  '6-2': 'Olivier S., Pénélope M., Raphaël D., Sophie F., Tristan A., Valérie B., Wendy V., Yann J.',
  '6-3': 'Zoé L., Antoine P., Béatrice N., Charles T., Delphine R., Étienne H., Fatima G., Guillaume C.',
  '1-1': 'Adèle B., Barnabé C., Cléo D., Dorian F., Elsa G., Flavie H., Gaël J., Hector K.',
}

export const demoClasses: readonly ClassSeed[] = Object.keys(names).map((classCode) => ({
  classCode,
  teacherName: TEACHER,
  grade: Number(classCode[0]),
}))

export const demoPupils: readonly PupilSeed[] = Object.entries(names).flatMap(([classCode, list]) =>
  list.split(', ').map((displayName) => {
    const userName = plain(firstNameOf(displayName))
    return { userName, displayName, classCode, pin: pinOf(userName) }
  }),
)

function firstNameOf(displayName: string): string {
  return displayName.replace(/ .*/, '')
}

function plain(name: string): string {
  return removeDiacritics(name).toLowerCase()
}

/** Derives four digits from the name, so that printed cards stay valid after a reset. */
function pinOf(userName: string): string {
  const sum = [...userName].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9000, 7)
  return String(1000 + sum)
}
