import { expect, type Locator, type Page } from '@playwright/test'

/** The button in the header that names the signed-in user and opens their menu. */
export function accountButton(page: Page, name = ''): Locator {
  return page.getByRole('button', { name: new RegExp(`^Mon compte.*${name}`) })
}

/** Opens the menu of the signed-in user. */
export async function openAccountMenu(page: Page): Promise<void> {
  const button = accountButton(page)
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
  await expect(page.getByRole('button', { name: /^Déconnexion/ })).toBeVisible()
}

/** Presses "Déconnexion" in the user's menu. */
export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page)
  await page.getByRole('button', { name: /^Déconnexion/ }).click()
}

/** Presses "Ce n'est pas moi" in the user's menu, which opens the sign-in form. */
export async function switchUser(page: Page): Promise<void> {
  await openAccountMenu(page)
  await page.getByRole('button', { name: "Ce n'est pas moi" }).click()
}

/** Opens the user's profile from their menu. */
export async function openProfile(page: Page): Promise<void> {
  await openAccountMenu(page)
  await page.getByRole('banner').getByRole('link', { name: 'Mon profil' }).click()
}
