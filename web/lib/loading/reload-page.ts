/**
 * Loads the page again, and with it what did not arrive: within a page a browser asks for a script only once, as the HTML standard has
 * it. Without a network the page stays.
 */
export function loadAnew(): void {
  if (navigator.onLine) location.reload()
}
