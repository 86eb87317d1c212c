import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { liveGamePath } from '../../../domain/live/address.ts'
import { PageLoader } from '../../ui/Loading.tsx'

/**
 * Replaces the current page by a live game. The router's `Navigate` would make the first scripts of every
 * page larger.
 */
export function EnterGame({ code }: { code: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate({ to: liveGamePath(code), replace: true }), [navigate, code])
  return <PageLoader />
}
