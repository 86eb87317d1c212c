import { withoutMarks } from '../domain/marks.ts'
/** The invented school that a fresh start shows: seven classes, pupils that nobody is. */

export interface ClassSeed {
  classCode: string
  teacherName: string
  grade: number
}

export interface PupilSeed {
  userName: string
  displayName: string
  classCode: string
  /** Four digits, as the login card prints them. */
  pin: string
}

const TEACHER = 'Mme Bravo'

const names: Readonly<Record<string, readonly string[]>> = {
  '4-1': ['Alice', 'Bruno', 'Chloé', 'David', 'Élodie', 'Félix', 'Gabrielle', 'Hugo'],
  '4-5': ['Inès', 'Jacob', 'Karine', 'Léo', 'Maëlle', 'Nathan', 'Océane', 'Paul'],
  '5-1': ['Quentin', 'Rosalie', 'Samuel', 'Théa', 'Ulysse', 'Victoria', 'William', 'Xavier'],
  '5-2': ['Yasmine', 'Zachary', 'Amélie', 'Benoît', 'Clara', 'Damien', 'Emma', 'Florence'],
  '6-1': ['Gaston', 'Hélène', 'Isaac', 'Juliette', 'Kévin', 'Laurence', 'Mathis', 'Noémie'],
  '6-2': ['Olivier', 'Pénélope', 'Raphaël', 'Sophie', 'Tristan', 'Valérie', 'Wendy', 'Yann'],
  '6-3': ['Zoé', 'Antoine', 'Béatrice', 'Charles', 'Delphine', 'Étienne', 'Fatima', 'Guillaume'],
}

export const demoClasses: readonly ClassSeed[] = Object.keys(names).map((classCode) => ({
  classCode,
  teacherName: TEACHER,
  grade: Number(classCode[0]),
}))

export const demoPupils: readonly PupilSeed[] = Object.entries(names).flatMap(([classCode, list]) =>
  list.map((displayName) => {
    const userName = plain(displayName)
    return { userName, displayName, classCode, pin: pinOf(userName) }
  }),
)

function plain(name: string): string {
  return withoutMarks(name).toLowerCase()
}

/** Four digits made from the name, so that a printed card stays right after a fresh start. */
function pinOf(userName: string): string {
  const sum = [...userName].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9000, 7)
  return String(1000 + sum)
}
