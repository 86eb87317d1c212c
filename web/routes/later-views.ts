/**
 * The views of pages that few begin with. Where they are fetched from is said here and not in the scripts that every page begins
 * with; the build lets every page fetch this with what stands around it, before anyone can go to them.
 */
export const laterViews = {
  profile: async () => (await import('./profile.tsx')).ProfileRoute,
  mission: async () => (await import('./mission.tsx')).MissionRoute,
  garden: async () => (await import('./remembered.tsx')).GardenRoute,
  multiplayer: async () => (await import('./multiplayer.tsx')).MultiplayerRoute,
  canvas: async () => (await import('./canvas.tsx')).CanvasRoute,
  admin: async () => (await import('./admin.tsx')).AdminRoute,
  login: async () => (await import('./login.tsx')).LoginRoute,
  lesson: async () => (await import('./lesson.tsx')).LessonRoute,
}

export const enterByCard = async () => (await import('./login.tsx')).enterByCard()
