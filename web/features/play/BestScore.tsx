/** The pupil's own best score, which nobody else sees; null before the first score. */
export function BestScore({ points }: { points: number | null }) {
  return (
    <>
      <span aria-hidden="true">★</span> Mon record :{' '}
      {points === null ? 'pas encore' : `${points} ${points < 2 ? 'point' : 'points'}`}{' '}
      <small lang="en">My best score{points === null && ': not yet'}</small>
    </>
  )
}
