import { queryOptions } from '@tanstack/react-query'
import type { SettingsAnswer } from '../../domain/api/settings.ts'
import { apiGet } from './api.ts'

/** The school's settings as everyone may read them, and the address of its games site. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => apiGet<SettingsAnswer>('settings'),
})
