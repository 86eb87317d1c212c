import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type SchoolToday, schoolTodayQuery } from '../../../lib/school/school-today.ts'
import { AdminPage } from './AdminPage.tsx'
import { Loaded } from './Loaded.tsx'

interface SchoolPageProps {
  title: string
  /** What one does here, in a sentence. */
  hint: string
  children(today: SchoolToday): ReactNode
}

/** A page of the teacher's side that goes by the school's days and hours. */
export function SchoolPage({ title, hint, children }: SchoolPageProps) {
  const today = useQuery(schoolTodayQuery)
  return (
    <AdminPage title={title} hint={hint}>
      <Loaded query={today}>{children}</Loaded>
    </AdminPage>
  )
}
