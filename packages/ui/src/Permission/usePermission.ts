import { useSettings } from '../HarrowProvider/settings.ts';

/**
 * May the user use what has this code, or one of these codes? Asks `sources.canUse` of the provider; without one
 * everything is allowed, as there is nothing that could forbid it. The server checks every call itself.
 */
export function usePermission(code: string | readonly string[]): boolean {
  const { canUse } = useSettings().sources;
  if (!canUse) return true;
  return typeof code === 'string' ? canUse(code) : code.some(canUse);
}
