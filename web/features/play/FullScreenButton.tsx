import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { leaveFullScreen, toggleFullScreen, useFullScreen } from './full-screen.ts'
import { ToolIcon } from './ToolIcon.tsx'

/** Gives the game the whole screen, and takes it back; nothing where the browser has no full screen. */
export function FullScreenButton() {
  const isFull = useFullScreen()
  const isHydrated = useHydrated()
  useEffect(() => leaveFullScreen, [])
  if (!isHydrated || !document.fullscreenEnabled) return null
  return (
    <IconButton name="Plein écran" aria-pressed={isFull} onClick={toggleFullScreen}>
      <ToolIcon>
        {isFull ? (
          <path d="M9.500 4v5.500H4M14.500 4v5.500H20M9.500 20v-5.500H4M14.500 20v-5.500H20" />
        ) : (
          <path d="M4 9.500V4h5.500M20 9.500V4h-5.500M4 14.500V20h5.500M20 14.500V20h-5.500" />
        )}
      </ToolIcon>
    </IconButton>
  )
}
