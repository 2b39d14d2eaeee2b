import type { BatchFailure } from '@harrow/api-client';
import { fieldName } from '../changes/fieldName.ts';

/** More would hide the records that it is about. */
const mostErrors = 8;

/** Why a record of a batch was refused: everything that it lacks, each by the name of its field. @param noun namespace of its texts, which are loaded */
export function failureReason(noun: string, { text, errors = [] }: Pick<BatchFailure, 'text' | 'errors'>): string {
  if (errors.length === 0) return text;
  const said = [...new Set(errors.map((error) => named(noun, error)))];
  const more = said.length - mostErrors;
  return [...said.slice(0, mostErrors), ...(more > 0 ? [`+${more}`] : [])].join('; ');
}

/** Many texts name their field themselves. */
function named(noun: string, { field, line, text }: NonNullable<BatchFailure['errors']>[number]): string {
  const list = line?.replace(/\[.*$/, '');
  const name = fieldName(noun, field, list) ?? fieldName(noun, field, 'slot');
  return name === undefined || text.toLocaleLowerCase().includes(name.toLocaleLowerCase()) ? text : `${name}: ${text}`;
}
