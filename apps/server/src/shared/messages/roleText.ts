import { type Language, message } from './messages.ts';

/** Name of a role: built-in ones have a text in every language, the others the name they were given. */
export function roleText(language: Language, roleCode: string, roleName: string | undefined): string {
  const key = `role.${roleCode}`;
  const known = message(language, key);
  return known === key ? (roleName ?? roleCode) : known;
}
