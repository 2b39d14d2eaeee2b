import { currentLanguage, loadComponentTexts, loadTexts } from '../../platform/language.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';

async function loadShell() {
  const [{ Shell }] = await Promise.all([import('./Shell.tsx'), loadComponentTexts(currentLanguage()), loadTexts('app', 'shared')]);
  return Shell;
}

/** Starts fetching the signed-in part, for a moment when the user is busy and the browser is not. */
export function preloadShell(): void {
  void loadShell().catch(() => undefined);
}

/** Everything behind the login. */
export const LazyShell = lazyPage(loadShell);
