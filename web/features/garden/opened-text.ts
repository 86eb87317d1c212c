/**
 * Says how many plants have opened since the pupil's last visit. Names no night, because a weekend may have
 * passed since.
 */
export function openedText(count: number): { french: string; english: string } {
  return count === 1
    ? { french: "1 plante s'est ouverte!", english: '1 plant has opened!' }
    : { french: `${count} plantes se sont ouvertes!`, english: `${count} plants have opened!` }
}
