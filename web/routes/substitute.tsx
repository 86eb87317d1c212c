import { SubstituteDoor } from '../features/substitute/SubstituteDoor.tsx'

export function SubstituteRoute() {
  return <SubstituteDoor />
}
