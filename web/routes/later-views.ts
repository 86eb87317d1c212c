/** Loaders of rarely opened views, kept out of the entry. The build preloads this module with the site chrome. */
export const laterViews = {
  profile: async () => (await import('./profile.tsx')).ProfileRoute,
  mission: async () => (await import('./mission.tsx')).MissionRoute,
  garden: async () => (await import('./mission-garden.tsx')).GardenRoute,
  multiplayer: async () => (await import('./multiplayer.tsx')).MultiplayerRoute,
  canvas: async () => (await import('./canvas.tsx')).CanvasRoute,
  admin: async () => (await import('./admin.tsx')).AdminRoute,
  login: async () => (await import('./login.tsx')).LoginRoute,
  lesson: async () => (await import('./lesson.tsx')).LessonRoute,
}

export const enterByCard = async () => (await import('./login.tsx')).enterByCard()
