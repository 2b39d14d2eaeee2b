import { isSecretName } from '../http/logging/withoutSecrets.ts';

/** Longer texts, and those of an editor, are written as their length. */
const longestText = 200;
const longestParams = 4000;

/**
 * Parameters of a call for the log: JSON of at most 4,000 characters. Secrets and personal data are `***`, by the name of their
 * field at any depth; long and formatted texts are their length.
 */
export function maskedParams(given: unknown): string | null {
  if (given === undefined || given === null) return null;
  const text = JSON.stringify(masked(given));
  if (text === '{}') return null;
  return text.length > longestParams ? `${text.slice(0, longestParams - 1).toWellFormed()}…` : text;
}

function masked(value: unknown): unknown {
  if (typeof value === 'string') return value.length > longestText || value.startsWith('<') ? `(${value.length})` : value;
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, isSecretName(name) ? '***' : masked(member)]));
}
