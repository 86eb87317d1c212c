import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type SchoolToday, schoolTodayQuery } from '../../../lib/school/school-today.ts'
import { AdminPage } from './AdminPage.tsx'
import { Loaded } from './Loaded.tsx'

interface SchoolPageProps {
  title: string
  children(today: SchoolToday): ReactNode
}

/** An administrators' page that needs the school's current day and time zone. */
export function SchoolPage({ title, children }: SchoolPageProps) {
  const today = useQuery(schoolTodayQuery)
  return (
    <AdminPage title={title}>
      <Loaded query={today}>{children}</Loaded>
    </AdminPage>
  )
}
